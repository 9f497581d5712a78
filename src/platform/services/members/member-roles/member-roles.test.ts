import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { block, communityOf, someMember } from '#testing/community.ts';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { startStack, TEST_READ_KEY, type Stack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';

const NOBODY = '99999999-9999-4999-8999-999999999999';

onDatabase(
  'roles of members',
  (database) => {
    let stack: Stack;
    let keys = 0;
    const shop = () => communityOf(stack);
    const newKey = () => `ROLE_${++keys}`;
    const define = async (roleTitle = 'Writer', blockable = false): Promise<string> => {
      const roleKey = newKey();
      await shop().memberRoleDefinition.createMemberRoleDefinition(roleKey, { roleTitle, blockable });
      return roleKey;
    };
    const keysOf = async (memberId: string) => {
      const { roles } = await shop().authorization.getRoles(memberId);
      return roles?.map(({ roleKey }) => roleKey);
    };

    beforeAll(() => {
      stack = startStack(database());
    });

    describe('definitions', () => {
      it('docs: are created, read and listed beside those of the system', async () => {
        const roleKey = newKey();
        const { role } = await shop().memberRoleDefinition.createMemberRoleDefinition(roleKey, {
          roleTitle: 'Writer',
        });
        expect(role).toEqual({
          _id: expect.any(String),
          roleKey,
          title: 'Writer',
          blockable: false,
          revision: '1',
        });
        expect((await shop().memberRoleDefinition.getMemberRoleDefinition(roleKey)).role).toEqual(role);
        const { roles } = await shop().memberRoleDefinition.listMemberRoleDefinitions();
        expect(roles?.map((each) => each.roleKey)).toEqual(
          expect.arrayContaining(['CONTRIBUTOR', 'OWNER', roleKey]),
        );
      });

      it('docs: have an uppercase key that no other has', async () => {
        const { memberRoleDefinition } = shop();
        const make = (key: string, roleTitle = 'Writer') =>
          errorOf(memberRoleDefinition.createMemberRoleDefinition(key, { roleTitle }));
        expect(await make('writer')).toEqual(['roleKey FORMAT']);
        expect(await make('TWO WORDS')).toEqual(['roleKey FORMAT']);
        expect(await make('A'.repeat(101))).toEqual(['roleKey MAX_LENGTH']);
        expect(await make(newKey(), '  ')).toEqual(['options.roleTitle REQUIRED_FIELD']);
        expect(await make(newKey(), 'x'.repeat(256))).toEqual(['options.roleTitle MAX_LENGTH']);
        const key = await define();
        expect(await make(key)).toBe('ALREADY_EXISTS');
      });

      it('docs: two that are made at once with one key are one', async () => {
        const key = newKey();
        const made = await Promise.all(
          [1, 2, 3].map(() =>
            errorOf(shop().memberRoleDefinition.createMemberRoleDefinition(key, { roleTitle: 'Twin' })),
          ),
        );
        expect(made.map(String).toSorted()).toEqual(['ALREADY_EXISTS', 'ALREADY_EXISTS', 'nothing refused']);
      });

      it('docs: change whether blocked members may have them, by revision, and nothing else', async () => {
        const { memberRoleDefinition } = shop();
        const key = await define();
        const change = (revision: string) =>
          memberRoleDefinition.updateMemberRoleDefinition(key, { blockable: true, revision });
        expect((await change('1')).role).toMatchObject({ blockable: true, title: 'Writer', revision: '2' });
        expect(await errorOf(change('1'))).toBe('REVISION_MISMATCH');
        expect(
          await errorOf(memberRoleDefinition.updateMemberRoleDefinition('NONE', { revision: '1' })),
        ).toBe('NOT_FOUND');
      });

      it('docs: those of the system stay as they are', async () => {
        const { memberRoleDefinition } = shop();
        expect(
          await errorOf(memberRoleDefinition.updateMemberRoleDefinition('OWNER', { revision: '1' })),
        ).toBe('CANNOT_UPDATE_SYSTEM_ROLE');
        expect(await errorOf(memberRoleDefinition.deleteMemberRoleDefinition('OWNER'))).toBe(
          'CANNOT_DELETE_SYSTEM_ROLE',
        );
      });

      it('docs: are managed by who has the permission', async () => {
        const key = { kind: 'api-key', key: TEST_READ_KEY } as const;
        const { memberRoleDefinition } = communityOf(stack, key);
        expect(await errorOf(memberRoleDefinition.listMemberRoleDefinitions())).toBe('PERMISSION_DENIED');
        const ana = await someMember(stack);
        const { memberRoleDefinition: hers } = communityOf(stack, ana.caller);
        expect(await errorOf(hers.listMemberRoleDefinitions())).toBe('PERMISSION_DENIED');
      });
    });

    describe('assignments', () => {
      it('docs: give and take a role, once each however often they are asked for', async () => {
        const { authorization } = shop();
        const { id } = await someMember(stack);
        const key = await define('Moderator');
        expect(await authorization.assignRole(id, key)).toMatchObject({ roleKey: key });
        await authorization.assignRole(id, key);
        expect((await authorization.getRoles(id)).roles).toEqual([{ roleKey: key, title: 'Moderator' }]);
        await authorization.unassignRole(id, key);
        await authorization.unassignRole(id, key);
        expect(await keysOf(id)).toEqual([]);
        const { rows } = await sql<{ slug: string }>`select slug from domain_events
          where entity_id = ${id} and entity_fqdn = 'counterpart.members.v1.member_role'
          order by sequence`.execute(database().kysely);
        expect(rows.map(({ slug }) => slug)).toEqual(['created', 'deleted']);
      });

      it('docs: at once are one', async () => {
        const { id } = await someMember(stack);
        const key = await define();
        const input = [1, 2, 3].map(() => errorOf(shop().authorization.assignRole(id, key)));
        expect(new Set(await Promise.all(input))).toEqual(new Set(['nothing refused']));
        expect(await keysOf(id)).toEqual([key]);
      });

      it('docs: need a role and a member there is', async () => {
        const { authorization } = shop();
        const { id } = await someMember(stack);
        expect(await errorOf(authorization.assignRole(id, 'NONE'))).toBe('ROLE_DOES_NOT_EXIST');
        expect(await errorOf(authorization.unassignRole(id, 'NONE'))).toEqual(['roleKey OTHER']);
        expect(await errorOf(authorization.assignRole(NOBODY, await define()))).toBe('NOT_FOUND');
        expect(await errorOf(authorization.getRoles(NOBODY))).toBe('NOT_FOUND');
      });

      it('docs: a blockable role is not for the blocked', async () => {
        const { authorization } = shop();
        const { id } = await someMember(stack);
        const [blockable, other] = [await define('Writer', true), await define('Reader')];
        await block(stack, id);
        expect(await errorOf(authorization.assignRole(id, blockable))).toBe('MEMBER_BLOCKED');
        await authorization.assignRole(id, other);
        expect(await keysOf(id)).toEqual([other]);
      });

      it('docs: outlive the definition of their role', async () => {
        const { id } = await someMember(stack);
        const key = await define('Veteran');
        await shop().authorization.assignRole(id, key);
        await shop().memberRoleDefinition.deleteMemberRoleDefinition(key);
        expect((await shop().authorization.getRoles(id)).roles).toEqual([{ roleKey: key, title: 'Veteran' }]);
        expect(await errorOf(shop().authorization.assignRole(id, key))).toBe('ROLE_DOES_NOT_EXIST');
        await shop().authorization.unassignRole(id, key);
        expect(await keysOf(id)).toEqual([]);
      });

      it('docs: are asked for by role or member, each member with all of theirs', async () => {
        const { authorization } = shop();
        const [ana, rui] = [await someMember(stack), await someMember(stack)];
        const [first, second] = [await define('A'), await define('B')];
        for (const [id, key] of [
          [ana.id, first],
          [ana.id, second],
          [rui.id, second],
        ] as const)
          await authorization.assignRole(id, key);
        const found = async (filter: object) =>
          (await authorization.queryRoles({ query: { filter } })).rolesByMemberId;
        const both = {
          roles: [
            { roleKey: first, title: 'A' },
            { roleKey: second, title: 'B' },
          ],
        };
        expect(await found({ roleKey: first })).toEqual({ [ana.id]: both });
        expect(await found({ roleKey: { $in: [second] } })).toEqual({
          [ana.id]: both,
          [rui.id]: { roles: [{ roleKey: second, title: 'B' }] },
        });
        expect(Object.keys((await found({ memberId: rui.id })) ?? {})).toEqual([rui.id]);
        expect(await errorOf(authorization.queryRoles({ query: { filter: { shoeSize: 42 } } }))).toEqual([
          expect.stringContaining('query.filter'),
        ]);
      });

      it('assumed: members give no roles, see their own and give them up', async () => {
        const [ana, rui] = [await someMember(stack), await someMember(stack)];
        const key = await define();
        const { authorization } = communityOf(stack, ana.caller);
        expect(await errorOf(authorization.assignRole(ana.id, key))).toBe('PERMISSION_DENIED');
        expect(await errorOf(authorization.assignRole(ana.id, 'OWNER'))).toBe('PERMISSION_DENIED');
        for (const { id } of [ana, rui]) await shop().authorization.assignRole(id, key);
        expect((await authorization.getRoles(ana.id)).roles).toHaveLength(1);
        expect(await errorOf(authorization.getRoles(rui.id))).toBe('NOT_FOUND');
        expect(await errorOf(authorization.unassignRole(rui.id, key))).toBe('PERMISSION_DENIED');
        await authorization.unassignRole(ana.id, key);
        expect(await keysOf(ana.id)).toEqual([]);
        expect(await keysOf(rui.id)).toEqual([key]);
      });

      it('docs: go with their member', async () => {
        const { id } = await someMember(stack);
        await shop().authorization.assignRole(id, await define());
        await shop().members.deleteMember(id);
        const { rolesByMemberId } = await shop().authorization.queryRoles({
          query: { filter: { memberId: id } },
        });
        expect(rolesByMemberId).toEqual({});
      });
    });
  },
  platformMigrations,
);
