import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { newVisitor } from '#testing/accounts.ts';
import { eachEngine, onPostgres } from '#testing/engines.ts';
import { memberModules, signedUp } from '#testing/members.ts';
import { errorOf } from '#testing/orders.ts';
import { startStack, type Stack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';
import { members as table } from './tables.ts';

const NOBODY = '99999999-9999-4999-8999-999999999999';

const member = async (stack: Stack, name: string): Promise<string> =>
  String(
    (
      await memberModules(stack).members.createMember({
        member: {
          loginEmail: `${name}@example.com`,
          profile: { nickname: name },
          contact: { lastName: 'Many' },
        },
      })
    )._id,
  );

const standing = async (stack: Stack, id: string) =>
  (await memberModules(stack).members.getMember(id, { fieldsets: ['FULL'] })).status;

eachEngine(
  'many members at once',
  (database) => {
    let stack: Stack;
    beforeAll(() => {
      stack = startStack(database());
    });

    const shop = () => memberModules(stack).members;
    const made = (name: string): Promise<string> => member(stack, name);
    const statusOf = (id: string) => standing(stack, id);

    it('docs: some by their ids, each on its own', async () => {
      const [ana, ben] = [await made('ana'), await made('ben')];
      const { results = [], bulkActionMetadata } = await shop().bulkDeleteMembers([ana, NOBODY, ben]);
      expect(results.map(({ itemMetadata }) => [itemMetadata?._id, itemMetadata?.success])).toEqual([
        [ana, true],
        [NOBODY, false],
        [ben, true],
      ]);
      expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 });
      expect(await errorOf(shop().getMember(ana))).toBe('NOT_FOUND');
      expect(await errorOf(shop().bulkDeleteMembers([]))).not.toBe('nothing refused');
    });

    it('docs: some by a filter, and the same again changes nothing more', async () => {
      const [kim, lou, max] = [await made('kim'), await made('lou'), await made('max')];
      const some = { id: { $in: [kim, lou] } };
      for (let i = 0; i < 2; i++) {
        expect(await shop().bulkBlockMembers(some)).toEqual({ jobId: expect.any(String) });
        expect([await statusOf(kim), await statusOf(lou), await statusOf(max)]).toEqual([
          'BLOCKED',
          'BLOCKED',
          'APPROVED',
        ]);
      }
      for (let i = 0; i < 2; i++) {
        await shop().bulkApproveMembers({ $and: [some, { status: 'BLOCKED' }] });
        expect([await statusOf(kim), await statusOf(lou)]).toEqual(['APPROVED', 'APPROVED']);
      }
      await shop().disconnectMember(lou);
      await shop().bulkBlockMembers(some);
      expect([await statusOf(kim), await statusOf(lou)]).toEqual(['BLOCKED', 'OFFLINE']);
      for (let i = 0; i < 2; i++) await shop().bulkDeleteMembersByFilter(some);
      expect([await errorOf(shop().getMember(kim)), await statusOf(max)]).toEqual(['NOT_FOUND', 'APPROVED']);
    });

    it('assumed: what finds all is rejected, and so is what is no filter', async () => {
      const id = await made('safe');
      for (const filter of [{}, { $and: [] }, { $and: [{}] }, { $or: [] }, { $not: {} }])
        for (const call of [
          () => shop().bulkBlockMembers(filter),
          () => shop().bulkApproveMembers(filter),
          () => shop().bulkDeleteMembersByFilter(filter),
          () => shop().bulkDeleteMembersByFilter(filter, { search: { expression: 'safe' } }),
        ])
          expect(await errorOf(call())).toBe('FILTER_REQUIRED');
      expect(await errorOf(shop().bulkDeleteMembersByFilter({ secret: 1 }))).toEqual([
        expect.stringMatching(/FIELD_NOT_ALLOWED$/),
      ]);
      expect(await statusOf(id)).toBe('APPROVED');
    });

    it('docs: a search narrows whom a filter finds', async () => {
      const [one, two] = [await made('quill.one'), await made('quill.two')];
      await shop().bulkDeleteMembersByFilter(
        { 'contact.lastName': 'Many' },
        { search: { expression: 'quill one', fields: ['profile.nickname'] } },
      );
      expect([await errorOf(shop().getMember(one)), await errorOf(shop().getMember(two))]).toEqual([
        'NOT_FOUND',
        'nothing refused',
      ]);
    });

    it('assumed: who takes the content over is there, is somebody else, and stays', async () => {
      const [from, to] = [await made('from'), await made('to')];
      const both = { id: { $in: [from, to] } };
      for (const contentAssigneeId of [NOBODY, 'no id'])
        expect(await errorOf(shop().bulkDeleteMembersByFilter(both, { contentAssigneeId }))).not.toBe(
          'nothing refused',
        );
      await shop().bulkDeleteMembersByFilter(both, { contentAssigneeId: to });
      expect([await errorOf(shop().getMember(from)), await errorOf(shop().getMember(to))]).toEqual([
        'NOT_FOUND',
        'nothing refused',
      ]);
    });

    it('sdk: is the shop’s', async () => {
      const id = await made('target');
      for (const caller of [newVisitor(), (await signedUp(stack)).caller]) {
        const { members } = memberModules(stack, caller);
        const calls = [
          members.bulkApproveMembers({ id }),
          members.bulkBlockMembers({ id }),
          members.bulkDeleteMembers([id]),
          members.bulkDeleteMembersByFilter({ id }),
          members.muteMember(id),
          members.unmuteMember(id),
          members.disconnectMember(id),
        ];
        expect(new Set(await Promise.all(calls.map(errorOf)))).toEqual(new Set(['PERMISSION_DENIED']));
      }
    });

    it('assumed: two jobs over the same members at once do not wait for each other in vain', async () => {
      const ids = await Promise.all(['p', 'q', 'r', 's', 't'].map((name) => made(`same-${name}`)));
      const some = { id: { $in: ids } };
      const outcomes = await Promise.all([
        errorOf(shop().bulkBlockMembers(some)),
        errorOf(shop().bulkApproveMembers({ id: { $in: ids.toReversed() } })),
        errorOf(shop().bulkDeleteMembers(ids.toReversed())),
        errorOf(shop().bulkDeleteMembersByFilter(some)),
      ]);
      expect(new Set(outcomes)).toEqual(new Set(['nothing refused']));
      expect(stack.errors).toEqual([]);
      expect((await shop().queryMembers().in('_id', ids).find()).totalCount).toBe(0);
    });
  },
  platformMigrations,
);

// Embedded, one transaction follows the other.
onPostgres(
  'many members while others change them',
  (database) => {
    it('assumed: whom somebody else has changed meanwhile is left out', async () => {
      const stack = startStack(database());
      const id = await member(stack, 'meanwhile');
      const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const first = database().transaction(async (tx) => {
        const member = await table.getForUpdate(tx, stack.site.id, id);
        held.resolve();
        await released.promise;
        if (member) await table.replace(tx, stack.site.id, { ...member, status: 'BLOCKED' });
      });
      await held.promise;
      const job = memberModules(stack).members.bulkDeleteMembersByFilter({ id, status: 'APPROVED' });
      await expect
        .poll(async () => {
          const { rows } = await sql`select from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`.execute(database().kysely);
          return rows.length;
        })
        .toBeGreaterThan(0);
      released.resolve();
      await Promise.all([first, job]);
      expect(await standing(stack, id)).toBe('BLOCKED');
    });
  },
  platformMigrations,
);
