import { beforeAll, expect, it } from 'vitest';
import { newVisitor } from '#testing/accounts.ts';
import { onDatabase } from '#testing/engines.ts';
import { decide, memberModules, signedUp } from '#testing/members.ts';
import { errorOf } from '#testing/orders.ts';
import { startStack, type Stack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';

const NOBODY = '99999999-9999-4999-8999-999999999999';

onDatabase(
  'members who block members',
  (database) => {
    let stack: Stack;
    beforeAll(() => {
      const collaborators = [{ id: NOBODY, name: 'Mia', email: 'mia@shop.test' }];
      stack = startStack(database(), { collaborators });
    });

    const openMember = async () => {
      const who = await signedUp(stack);
      await who.members.joinCommunity();
      return who;
    };

    it('docs: block and unblock, once each', async () => {
      const [ana, ben] = [await openMember(), await openMember()];
      const { memberToMemberBlock: blocks } = ana;
      expect(await errorOf(blocks.blockMember(ben.id))).toBe('nothing refused');
      expect(await errorOf(blocks.blockMember(ben.id))).toBe('MEMBER_ALREADY_BLOCKED');
      expect(await errorOf(blocks.blockMember(ana.id))).toBe('SELF_BLOCKING_FORBIDDEN');
      expect(await errorOf(blocks.blockMember(NOBODY))).toBe('NOT_FOUND');
      expect(await errorOf(blocks.unblockMember(ana.id))).toBe('SELF_UNBLOCKING_FORBIDDEN');
      expect(await errorOf(ben.memberToMemberBlock.unblockMember(ana.id))).toBe('BLOCK_DOES_NOT_EXIST');
      expect(await errorOf(blocks.unblockMember(ben.id))).toBe('nothing refused');
      expect(await errorOf(blocks.unblockMember(ben.id))).toBe('BLOCK_DOES_NOT_EXIST');
    });

    it('docs: each member lists their own, the shop both ways, page by page', async () => {
      const ana = await openMember();
      const others = [await openMember(), await openMember(), await openMember()];
      for (const { id } of others) {
        stack.clock.advance(1000);
        await ana.memberToMemberBlock.blockMember(id);
      }
      await others[0]?.memberToMemberBlock.blockMember(ana.id);
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const cursorPaging = { limit: 2, ...(cursor !== undefined && { cursor }) };
        const page = await ana.memberToMemberBlock.listCurrentMemberBlocking({ cursorPaging });
        seen.push(...(page.blockedMemberIds ?? []));
        cursor = page.pagingMetadata?.cursors?.next ?? undefined;
      } while (cursor);
      expect(seen).toEqual(others.map(({ id }) => id).toReversed());
      const { memberBlocks } = await memberModules(stack).memberToMemberBlock.listMemberBlocks(ana.id);
      expect(memberBlocks).toHaveLength(4);
      expect(memberBlocks).toContainEqual({ memberId: others[0]?.id, blockDirection: 'BLOCKING' });
      expect(memberBlocks).toContainEqual({ memberId: others[1]?.id, blockDirection: 'BLOCKED' });
    });

    it('sdk: is for members; who blocks whom is told to the shop only', async () => {
      const [ana, ben] = [await openMember(), await openMember()];
      for (const caller of [newVisitor(), undefined]) {
        const { memberToMemberBlock: blocks } = memberModules(stack, caller);
        const calls = [
          blocks.blockMember(ben.id),
          blocks.unblockMember(ben.id),
          blocks.listCurrentMemberBlocking(),
        ];
        for (const rejected of await Promise.all(calls.map(errorOf)))
          expect(rejected).toBe('PERMISSION_DENIED');
      }
      for (const caller of [newVisitor(), ana.caller])
        expect(await errorOf(memberModules(stack, caller).memberToMemberBlock.listMemberBlocks(ben.id))).toBe(
          'PERMISSION_DENIED',
        );
    });

    it('docs: who works for the shop is not blocked, once the mailbox is shown to be theirs', async () => {
      const ana = await openMember();
      const { members } = memberModules(stack);
      const made = await members.createMember({
        member: { loginEmail: 'mia@shop.test', privacyStatus: 'PUBLIC' },
      });
      const id = String(made._id);
      expect(await errorOf(ana.memberToMemberBlock.blockMember(id))).toBe('nothing refused');
      await ana.memberToMemberBlock.unblockMember(id);
      await database()
        .kysely.updateTable('members')
        .set({ doc: { ...JSON.parse(await documentOf(id)), loginEmailVerified: true } })
        .where('id', '=', id)
        .execute();
      expect(await errorOf(ana.memberToMemberBlock.blockMember(id))).toBe('ADMIN_BLOCKING_FORBIDDEN');
      await members.updateMember(id, { privacyStatus: 'PRIVATE' });
      expect(await errorOf(ana.memberToMemberBlock.blockMember(id))).toBe('NOT_FOUND');
    });

    it('assumed: whom one may not see is not there to be blocked, unless there is a block already', async () => {
      const [ana, shy] = [await openMember(), await signedUp(stack)];
      const blocking = () => errorOf(ana.memberToMemberBlock.blockMember(shy.id));
      expect(await blocking()).toBe('NOT_FOUND');
      await shy.memberToMemberBlock.blockMember(ana.id);
      expect(await blocking()).toBe('nothing refused');
      expect(await blocking()).toBe('MEMBER_ALREADY_BLOCKED');
      const ben = await openMember();
      await decide(stack, { publicMemberCandidates: 'NO_ONE' });
      expect(await errorOf(ana.memberToMemberBlock.blockMember(ben.id))).toBe('NOT_FOUND');
      await decide(stack);
    });

    const documentOf = async (id: string): Promise<string> => {
      const { doc } = await database()
        .kysely.selectFrom('members')
        .select('doc')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return JSON.stringify(doc);
    };

    it('docs: hides each from the other', async () => {
      const [ana, ben, cleo] = [await openMember(), await openMember(), await openMember()];
      await ana.memberToMemberBlock.blockMember(ben.id);
      expect(await errorOf(ana.members.getMember(ben.id))).toBe('MEMBER_TO_MEMBER_BLOCKED');
      expect(await errorOf(ben.members.getMember(ana.id))).toBe('MEMBER_TO_MEMBER_BLOCKED');
      const idsFor = async ({ members }: typeof ana) =>
        (await members.queryMembers().in('_id', [ana.id, ben.id, cleo.id]).find()).items.map(({ _id }) =>
          String(_id),
        );
      expect((await idsFor(ana)).toSorted()).toEqual([ana.id, cleo.id].toSorted());
      expect((await idsFor(ben)).toSorted()).toEqual([ben.id, cleo.id].toSorted());
      expect((await idsFor(cleo)).toSorted()).toEqual([ana.id, ben.id, cleo.id].toSorted());
      await ana.memberToMemberBlock.unblockMember(ben.id);
      expect(await errorOf(ben.members.getMember(ana.id))).toBe('nothing refused');
    });

    it('assumed: both at once, again and again: none fails, and one of each is there', async () => {
      const [ana, ben] = [await openMember(), await openMember()];
      const outcomes = await Promise.all(
        [ana, ben, ana, ben, ana, ben].map((who) =>
          errorOf(who.memberToMemberBlock.blockMember(who === ana ? ben.id : ana.id)),
        ),
      );
      expect(outcomes.map(String).toSorted()).toEqual([
        ...Array.from({ length: 4 }, () => 'MEMBER_ALREADY_BLOCKED'),
        'nothing refused',
        'nothing refused',
      ]);
      expect(stack.errors).toEqual([]);
    });

    it('docs: who goes takes their blocks along', async () => {
      const [ana, ben] = [await openMember(), await openMember()];
      await ana.memberToMemberBlock.blockMember(ben.id);
      await ben.memberToMemberBlock.blockMember(ana.id);
      await ana.members.deleteMyMember();
      expect((await ben.memberToMemberBlock.listCurrentMemberBlocking()).blockedMemberIds).toEqual([]);
      expect((await memberModules(stack).memberToMemberBlock.listMemberBlocks(ben.id)).memberBlocks).toEqual(
        [],
      );
    });
  },
  platformMigrations,
);
