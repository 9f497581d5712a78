import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { block, communityOf, someMember, type TestMember } from '#testing/community.ts';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { newVisitor } from '#testing/shop.ts';
import { startStack, type Stack, type StackCaller } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';
import { followId, follows } from './tables.ts';

const NOBODY = '99999999-9999-4999-8999-999999999999';

onDatabase(
  'followers',
  (database) => {
    let stack: Stack;
    const of = (who?: TestMember | StackCaller) =>
      communityOf(stack, who && 'caller' in who ? who.caller : who).memberFollowers;
    const people = (count: number) => Promise.all(Array.from({ length: count }, () => someMember(stack)));
    const followersOf = async (id: string) => (await of().listMemberFollowers(id)).memberIds ?? [];
    const told = async (id: string) => {
      const { rows } = await sql<{ slug: string; body: unknown }>`select slug, body from domain_events
        where entity_id = ${id} and entity_fqdn = 'wix.members.v3.follow'
        order by sequence`.execute(database().kysely);
      return rows;
    };

    beforeAll(() => {
      stack = startStack(database());
    });

    describe('following', () => {
      it('docs: ties two members, once, until it ends', async () => {
        const [ana, rui] = (await people(2)) as [TestMember, TestMember];
        await of(ana).followMember(rui.id);
        await of(ana).followMember(rui.id);
        expect((await of(ana).listCurrentMemberFollowing()).memberIds).toEqual([rui.id]);
        expect((await of(rui).listCurrentMemberFollowers()).memberIds).toEqual([ana.id]);
        expect((await of(rui).listCurrentMemberFollowing()).memberIds).toEqual([]);
        await of(ana).unfollowMember(rui.id);
        await of(ana).unfollowMember(rui.id);
        expect(await followersOf(rui.id)).toEqual([]);
        const heard = await told(ana.id);
        expect(heard.map(({ slug }) => slug)).toEqual(['member_followed', 'member_unfollowed']);
        expect(heard[0]?.body).toEqual({
          actionEvent: {
            body: { memberConnection: { memberId: ana.id, affectedMemberId: rui.id } },
          },
        });
      });

      it('docs: nobody follows themselves, nobody who is not there, and no app follows', async () => {
        const ana = await someMember(stack);
        expect(await errorOf(of(ana).followMember(ana.id))).toBe('SELF_FOLLOWING_FORBIDDEN');
        expect(await errorOf(of(ana).followMember(NOBODY))).toBe('NOT_FOUND');
        expect(await errorOf(of().followMember(ana.id))).toBe('NOT_FOUND');
        expect(await errorOf(of(newVisitor()).followMember(ana.id))).toBe('PERMISSION_DENIED');
        await of(ana).unfollowMember(NOBODY);
      });

      it('assumed: whom the shop has blocked is not there to be followed, and follows nobody that others see', async () => {
        const [ana, rui] = (await people(2)) as [TestMember, TestMember];
        await of(rui).followMember(ana.id);
        await block(stack, rui.id);
        expect(await errorOf(of(ana).followMember(rui.id))).toBe('NOT_FOUND');
        expect((await of(newVisitor()).listMemberFollowers(ana.id)).memberIds).toEqual([]);
      });

      it('docs: whom one may not see cannot be followed; whom one follows already can be left', async () => {
        const ana = await someMember(stack);
        const shy = await someMember(stack, { privacyStatus: 'PRIVATE' });
        expect(await errorOf(of(ana).followMember(shy.id))).toBe('NOT_FOUND');
        const open = await someMember(stack);
        await of(ana).followMember(open.id);
        await communityOf(stack).members.updateMember(open.id, { privacyStatus: 'PRIVATE' });
        expect((await of(ana).listCurrentMemberFollowing()).memberIds).toEqual([]);
        await of(ana).unfollowMember(open.id);
        expect(await followersOf(open.id)).toEqual([]);
      });

      it('docs: at once is once', async () => {
        const [ana, rui] = (await people(2)) as [TestMember, TestMember];
        const both = [
          ...[1, 2, 3].map(() => errorOf(of(ana).followMember(rui.id))),
          ...[1, 2, 3].map(() => errorOf(of(rui).followMember(ana.id))),
        ];
        expect(new Set(await Promise.all(both))).toEqual(new Set(['nothing refused']));
        expect(await followersOf(rui.id)).toEqual([ana.id]);
        expect(await followersOf(ana.id)).toEqual([rui.id]);
        expect(await told(ana.id)).toHaveLength(1);
      });

      it('docs: ends with a block, and is rejected by one either way', async () => {
        const [ana, rui] = (await people(2)) as [TestMember, TestMember];
        await of(ana).followMember(rui.id);
        await of(rui).followMember(ana.id);
        const { memberToMemberBlock } = communityOf(stack, ana.caller);
        await memberToMemberBlock.blockMember(rui.id);
        expect(await followersOf(rui.id)).toEqual([]);
        expect(await followersOf(ana.id)).toEqual([]);
        expect((await told(rui.id)).map(({ slug }) => slug)).toEqual([
          'member_followed',
          'member_unfollowed',
        ]);
        expect(await errorOf(of(ana).followMember(rui.id))).toBe('NOT_FOUND');
        expect(await errorOf(of(rui).followMember(ana.id))).toBe('NOT_FOUND');
        await memberToMemberBlock.unblockMember(rui.id);
        await of(rui).followMember(ana.id);
      });

      it('assumed: a block and a follow at once leave nobody following', async () => {
        for (let round = 0; round < 5; round++) {
          const [ana, rui] = (await people(2)) as [TestMember, TestMember];
          const answers = await Promise.all([
            errorOf(of(rui).followMember(ana.id)),
            errorOf(communityOf(stack, ana.caller).memberToMemberBlock.blockMember(rui.id)),
          ]);
          expect(answers[1]).toBe('nothing refused');
          expect(await followersOf(ana.id)).toEqual([]);
        }
      });

      it('docs: the muted may follow', async () => {
        const [ana, rui] = (await people(2)) as [TestMember, TestMember];
        await communityOf(stack).members.muteMember(ana.id);
        await of(ana).followMember(rui.id);
        expect(await followersOf(rui.id)).toEqual([ana.id]);
      });

      it('docs: ends with either of the two', async () => {
        const [ana, rui, eva] = (await people(3)) as [TestMember, TestMember, TestMember];
        await of(ana).followMember(rui.id);
        await of(rui).followMember(eva.id);
        await communityOf(stack).members.deleteMember(rui.id);
        expect((await of(ana).listCurrentMemberFollowing()).memberIds).toEqual([]);
        expect(await followersOf(eva.id)).toEqual([]);
      });
    });

    describe('lists', () => {
      it('docs: are read by cursor, the latest first, there and back', async () => {
        const [star, ...fans] = (await people(6)) as [TestMember, ...TestMember[]];
        for (const fan of fans) {
          stack.clock.advance(1000);
          await of(fan).followMember(star.id);
        }
        const latest = fans.map(({ id }) => id).toReversed();
        const page = async (cursor?: string | null) =>
          of(newVisitor()).listMemberFollowers(star.id, { paging: { limit: 2, ...(cursor && { cursor }) } });
        const first = await page();
        expect(first.memberIds).toEqual(latest.slice(0, 2));
        const second = await page(first.metadata.cursors?.next);
        expect(second.memberIds).toEqual(latest.slice(2, 4));
        const third = await page(second.metadata.cursors?.next);
        expect(third.memberIds).toEqual(latest.slice(4));
        expect(third.metadata.cursors?.next).toBeFalsy();
        const back = await page(third.metadata.cursors?.prev);
        expect(back.memberIds).toEqual(latest.slice(2, 4));
      });

      it('docs: pages have 1 to 100', async () => {
        const ana = await someMember(stack);
        for (const [limit, rule] of [
          [0, 'MIN'],
          [101, 'MAX'],
        ] as const)
          expect(await errorOf(of().listMemberFollowing(ana.id, { paging: { limit } }))).toEqual([
            expect.stringContaining(`limit ${rule}`),
          ]);
        expect(await errorOf(of().listMemberFollowing(NOBODY))).toBe('NOT_FOUND');
        const shy = await someMember(stack, { privacyStatus: 'PRIVATE' });
        expect(await errorOf(of(ana).listMemberFollowing(shy.id))).toBe('NOT_FOUND');
      });

      it('docs: leave out whom one may not see, and nobody of theirs', async () => {
        const [star, open] = (await people(2)) as [TestMember, TestMember];
        const shy = await someMember(stack, { privacyStatus: 'PRIVATE' });
        for (const fan of [open, shy]) await of(fan).followMember(star.id);
        expect((await of(newVisitor()).listMemberFollowers(star.id)).memberIds).toEqual([open.id]);
        expect((await of(shy).listMemberFollowers(star.id)).memberIds?.toSorted()).toEqual(
          [open.id, shy.id].toSorted(),
        );
        expect(await followersOf(star.id)).toHaveLength(2);
      });
    });

    describe('connections', () => {
      it('docs: tell both directions of each that is asked for', async () => {
        const [ana, rui, eva, leo] = (await people(4)) as [TestMember, TestMember, TestMember, TestMember];
        await of(ana).followMember(rui.id);
        await of(eva).followMember(ana.id);
        const requested = [rui.id, eva.id, leo.id];
        const expected = [
          { connectedMemberId: rui.id, followedByMember: true, followingMember: false },
          { connectedMemberId: eva.id, followedByMember: false, followingMember: true },
          { connectedMemberId: leo.id, followedByMember: false, followingMember: false },
        ];
        expect((await of(ana).queryCurrentMemberConnections(requested)).connectedMembers).toEqual(expected);
        expect((await of(leo).queryMemberConnections(ana.id, requested)).connectedMembers).toEqual(expected);
      });

      it('docs: of nobody are none; at most a hundred are asked for', async () => {
        const ana = await someMember(stack);
        const many = Array.from({ length: 101 }, () => NOBODY);
        expect(await errorOf(of(ana).queryCurrentMemberConnections(many))).toEqual([
          'connectedMemberIds MAX_SIZE',
        ]);
      });

      it('assumed: of whom one may not see there are none', async () => {
        const star = await someMember(stack);
        const shy = await someMember(stack, { privacyStatus: 'PRIVATE' });
        await of(shy).followMember(star.id);
        const { connectedMembers } = await of(star).queryCurrentMemberConnections([shy.id]);
        expect(connectedMembers).toEqual([
          { connectedMemberId: shy.id, followedByMember: false, followingMember: false },
        ]);
      });
    });

    it('assumed: a page of many followers is a range of an index', async () => {
      const { kysely } = database();
      const at = new Date('2026-01-01').getTime();
      const edges = Array.from({ length: 5_000 }, (_, place) => {
        const memberId = `fan${String(place).padStart(6, '0')}`;
        const affectedMemberId = place % 2 === 0 ? 'star' : `other${place}`;
        const createdDate = new Date(at + place * 1000).toISOString();
        return { id: followId(memberId, affectedMemberId), memberId, affectedMemberId, createdDate };
      });
      await follows.insertMany(kysely, stack.site.id, edges);
      await sql`analyze member_follows`.execute(kysely);
      const { rows } = await sql<Record<string, string>>`explain select doc from member_follows
        where site_id = ${stack.site.id} and affected_member_id = 'star' and
          (created_date, id) < ('2026-01-01T00:40:00.000Z', 'z')
        order by created_date desc nulls last, id desc nulls last limit 101`.execute(kysely);
      const plan = rows.map((row) => Object.values(row).join('')).join('\n');
      expect(plan).toContain('Index Scan Backward using member_follows_affected_member_id_created_date');
      expect(plan).not.toContain('Sort');
    });
  },
  platformMigrations,
);
