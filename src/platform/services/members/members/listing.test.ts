import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { newVisitor } from '#testing/accounts.ts';
import { onDatabase } from '#testing/engines.ts';
import { memberModules, signedUp, type SignedUp } from '#testing/members.ts';
import { errorOf } from '#testing/orders.ts';
import { startStack, type Stack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';

onDatabase(
  'lists of members',
  (database) => {
    let stack: Stack;
    let people: SignedUp[];

    beforeAll(async () => {
      stack = startStack(database());
      people = [];
      for (const nickname of ['Zoé Weaver', 'Ana', 'ben']) {
        stack.clock.advance(60_000);
        const person = await signedUp(stack);
        await person.members.updateMember(person.id, {
          profile: { nickname },
          contact: { firstName: `First of ${nickname}`, lastName: 'Lindqvist' },
        });
        people.push(person);
      }
    });

    const raw = async (path: string, body?: object, caller?: SignedUp) => {
      const authorization =
        caller &&
        (await stack.platform.tokens.sign({ kind: 'member', siteId: stack.site.id, memberId: caller.id }));
      const answer = await stack.call(
        body ? 'POST' : 'GET',
        `/members/v1/members${path}`,
        body,
        authorization ? { authorization } : {},
      );
      return (await answer.json()) as {
        members: { id: string; profile: { nickname: string } }[];
        metadata?: object;
        cursorPagingMetadata?: { cursors: { next?: string }; hasNext: boolean };
        details?: { validationError?: { fieldViolations: { field: string; violatedRule: string }[] } };
      };
    };
    const names = ({ members }: Awaited<ReturnType<typeof raw>>) =>
      members.map(({ profile }) => profile.nickname);

    it('docs: the latest come first, and pages of a hundred at most', async () => {
      const { members } = memberModules(stack);
      const found = await members.queryMembers().find();
      expect(found.items.map(({ profile }) => profile?.nickname)).toEqual(['ben', 'Ana', 'Zoé Weaver']);
      expect(found.items[0]).not.toHaveProperty('loginEmail');
      const [first] = (
        await members
          .queryMembers({ fieldsets: ['FULL'] })
          .limit(1)
          .find()
      ).items;
      expect(first).toMatchObject({ loginEmail: people[2]?.email, contact: { lastName: 'Lindqvist' } });
      expect(await errorOf(members.queryMembers().limit(101).find())).toEqual([
        expect.stringMatching(/paging.limit MAX$/),
      ]);
      expect(await errorOf(members.listMembers({ paging: { limit: 101 } }))).toEqual([
        'options.paging.limit MAX',
      ]);
      const second = await (await members.queryMembers().limit(2).find()).next();
      expect(second.items.map(({ _id }) => _id)).toEqual([people[0]?.id]);
    });

    it('docs: are sorted by names and dates, and by nothing else', async () => {
      const sorted = async (fieldName: string, order = 'ASC') =>
        raw('/query', { query: { sorting: [{ fieldName, order }] } });
      for (const fieldName of ['profile.nickname', 'contact.firstName'])
        expect(names(await sorted(fieldName))).toEqual(['Ana', 'Zoé Weaver', 'ben']);
      for (const fieldName of ['createdDate', 'updatedDate', 'lastLoginDate'])
        expect(names(await sorted(fieldName, 'DESC'))).toEqual(['ben', 'Ana', 'Zoé Weaver']);
      const { details } = await sorted('loginEmail');
      expect(details?.validationError?.fieldViolations[0]?.violatedRule).toBe('FIELD_NOT_ALLOWED');
      expect(names(await raw('?sorting.fieldName=createdDate&sorting.order=ASC'))).toHaveLength(3);
    });

    it('docs: pages by cursor as well', async () => {
      const first = await raw('/query', { query: { cursorPaging: { limit: 2 } } });
      expect([first.members.length, first.metadata, first.cursorPagingMetadata?.hasNext]).toEqual([
        2,
        undefined,
        true,
      ]);
      const cursor = first.cursorPagingMetadata?.cursors.next;
      expect(names(await raw('/query', { query: { cursorPaging: { cursor } } }))).toEqual(['Zoé Weaver']);
    });

    it('docs: are searched by nickname, or in the fields that are named', async () => {
      const { members } = memberModules(stack);
      const search = async (expression: string, ...fields: string[]) =>
        (await members.queryMembers({ search: { expression, ...(fields.length > 0 && { fields }) } }).find())
          .totalCount;
      expect(await search('weav zoe')).toBe(1);
      expect(await search('lindqvist')).toBe(0);
      expect(await search('lindqvist', 'contact.lastName')).toBe(3);
      expect(await search(String(people[0]?.email), 'loginEmail', 'profile.slug')).toBe(1);
    });

    it('assumed: find those who were there before there was a search', async () => {
      const { kysely } = database();
      await sql`update members set search_words = ''`.execute(kysely);
      await sql`delete from schema_migrations where service = 'members' and name = '005-words-of-members'`.execute(
        kysely,
      );
      await database().migrate(platformMigrations);
      const { members } = memberModules(stack);
      expect((await members.queryMembers({ search: { expression: 'weaver' } }).find()).totalCount).toBe(1);
    });

    it('assumed: shoppers look by what they are told of others, and by nothing hidden', async () => {
      const [zoe, ana] = people;
      await zoe?.members.joinCommunity();
      for (const caller of [newVisitor(), ana?.caller]) {
        const { members } = memberModules(stack, caller);
        const hidden = [
          members.queryMembers().eq('loginEmail', zoe?.email),
          members.queryMembers().startsWith('contact.firstName', 'First'),
          members.queryMembers().eq('status', 'APPROVED'),
          members.queryMembers({ search: { expression: 'lindqvist', fields: ['contact.lastName'] } }),
        ];
        for (const query of hidden)
          expect(await errorOf(query.find())).toEqual([expect.stringMatching(/FIELD_NOT_ALLOWED$/)]);
        const open = await members.queryMembers().startsWith('profile.nickname', 'zoé').find();
        expect(open.items.map(({ _id }) => _id)).toEqual([zoe?.id]);
        expect((await members.queryMembers({ search: { expression: 'weaver' } }).find()).totalCount).toBe(1);
      }
      for (const query of [
        { sorting: [{ fieldName: 'contact.lastName', order: 'ASC' }] },
        { sorting: [{ fieldName: 'lastLoginDate', order: 'ASC' }] },
        { filter: { $not: [{ loginEmail: { $startsWith: 'a' } }] } },
        { filter: { $and: [{ $or: [{ 'contact.lastName': 'Lindqvist' }] }] } },
        { filter: { activityStatus: 'MUTED' } },
      ]) {
        const { details } = await raw('/query', { query }, ana);
        expect(details?.validationError?.fieldViolations[0]?.violatedRule).toBe('FIELD_NOT_ALLOWED');
      }
      // A cursor that the shop was given tells a shopper no more.
      const { cursorPagingMetadata } = await raw('/query', {
        query: { filter: { loginEmail: { $exists: true } }, cursorPaging: { limit: 1 } },
      });
      const cursor = cursorPagingMetadata?.cursors.next;
      const stolen = await raw('/query', { query: { cursorPaging: { cursor } } }, ana);
      expect(stolen.details?.validationError?.fieldViolations[0]?.field).toBe(
        'query.cursorPaging.cursor.loginEmail',
      );
      await zoe?.members.leaveCommunity();
    });

    it.each([
      ['assumed', 'admin', 'SLUG_ALREADY_EXISTS'],
      ['assumed', 'Account', 'SLUG_ALREADY_EXISTS'],
      ['assumed', 'Żółć-東京-हिन्दी', 'nothing refused'],
      ['assumed', 'a b', ['slug FORMAT']],
      ['assumed', '../admin', ['slug FORMAT']],
      ['assumed', '😀', ['slug FORMAT']],
      ['sdk', 'x'.repeat(10_000), ['slug MAX_LENGTH']],
    ] as const)('%s: a slug %j', async (_source, slug, outcome) => {
      expect(await errorOf(people[0]?.members.updateCurrentMemberSlug(slug) ?? Promise.resolve())).toEqual(
        outcome,
      );
    });

    it('assumed: letters written in two ways are one slug, and no name leads to a page of the shop', async () => {
      const [zoe, ana] = people;
      await zoe?.members.updateCurrentMemberSlug('caf\u00e9');
      expect(await errorOf(ana?.members.updateCurrentMemberSlug('cafe\u0301') ?? Promise.resolve())).toBe(
        'SLUG_ALREADY_EXISTS',
      );
      const { members } = memberModules(stack);
      const made = await members.createMember({
        member: { loginEmail: 'slug@example.com', profile: { nickname: 'Admin' } },
      });
      expect(made.profile?.slug).toBe('Admin1');
      const long = await members.createMember({
        member: { loginEmail: 'long@example.com', profile: { nickname: `${'a'.repeat(242)}𝒳` } },
      });
      expect(long.profile?.slug).toBe('a'.repeat(242));
    });

    it('assumed: two who want one slug at once: one has it', async () => {
      const wanting = people.map(({ members }) => errorOf(members.updateCurrentMemberSlug('wanted')));
      expect((await Promise.all(wanting)).map(String).toSorted()).toEqual([
        'SLUG_ALREADY_EXISTS',
        'SLUG_ALREADY_EXISTS',
        'nothing refused',
      ]);
      expect(stack.errors).toEqual([]);
    });
  },
  platformMigrations,
);
