import { beforeAll, expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { startReviews, written, type ReviewShop } from '#testing/reviews.ts';
import { shopMigrations } from '#testing/shop.ts';

const CLERK = '88888888-8888-4888-8888-888888888889';
const CLERK_EMAIL = 'cleo@shop.test';

onDatabase(
  'reviews and who writes them',
  (database) => {
    let at: ReviewShop;
    beforeAll(() => {
      at = startReviews(database(), { collaborators: [{ id: CLERK, name: 'Cleo', email: CLERK_EMAIL }] });
    });

    type Person = Awaited<ReturnType<ReviewShop['person']>>;
    const members = ({ caller }: Person) => at.sdk(caller).members;
    const idOf = ({ caller }: Person): string => (caller.kind === 'member' ? caller.memberId : '');
    const authorOf = async (id: string | null | undefined) => (await at.api.getReview(String(id))).author;

    it('docs: a member who is muted reads, but writes nothing until unmuted', async () => {
      const [author, other] = [await at.person(), await at.person()];
      const [first, second] = [await at.newProduct(), await at.newProduct()];
      const theirs = await other.reviews.createReview(written(second));
      const mine = await author.reviews.createReview(written(first));
      const shop = at.sdk().members;
      await shop.muteMember(idOf(author));
      const change = { revision: String(mine.revision), content: { rating: 1 } };
      expect(await errorOf(author.reviews.createReview(written(second)))).toBe('MEMBER_MUTED');
      expect(await errorOf(author.reviews.updateReview(String(mine._id), change))).toBe('MEMBER_MUTED');
      const vote = await at.hosted(
        'voteForReview',
        { reviewId: String(theirs._id), helpful: true },
        author.caller,
      );
      expect(vote.details?.applicationError?.code).toBe('MEMBER_MUTED');
      expect(await errorOf(author.reviews.getReview(String(theirs._id)))).toBe('nothing refused');
      expect(await errorOf(author.reviews.deleteReview(String(mine._id)))).toBe('nothing refused');
      await shop.unmuteMember(idOf(author));
      expect(await errorOf(author.reviews.createReview(written(second)))).toBe('nothing refused');
    });

    it('assumed: carry the name of a profile that everybody sees, and no other unless it is typed', async () => {
      const author = await at.person();
      await members(author).updateMember(idOf(author), { profile: { nickname: 'Ines' } });
      const write = async (name?: string) => {
        const author_ = name === undefined ? {} : { author: { authorName: name } };
        const { _id } = await author.reviews.createReview({ ...written(await at.newProduct()), ...author_ });
        return (await authorOf(_id))?.authorName;
      };
      expect([await write(), await write('I. A.')]).toEqual([null, 'I. A.']);
      await members(author).joinCommunity();
      expect(await write()).toBe('Ines');
    });

    it('docs: what somebody wrote who leaves becomes whose they name, in the same breath', async () => {
      const [author, successor] = [await at.person(), await at.person()];
      const [shared, own] = [await at.newProduct(), await at.newProduct()];
      const both = await author.reviews.createReview({ ...written(shared), author: { authorName: 'Ana' } });
      const one = await author.reviews.createReview({ ...written(own), author: { authorName: 'Ana' } });
      await successor.reviews.createReview(written(shared));
      expect(await errorOf(members(author).deleteMyMember({ contentAssigneeId: idOf(author) }))).toEqual([
        expect.stringMatching(/contentAssigneeId VALIDATION$/),
      ]);
      // Whom one may not see cannot be named either.
      expect(await errorOf(members(author).deleteMyMember({ contentAssigneeId: idOf(successor) }))).toEqual([
        expect.stringMatching(/contentAssigneeId VALIDATION$/),
      ]);
      await members(successor).joinCommunity();
      // Nor who has not asked for it: that is for the shop.
      expect(await errorOf(members(author).deleteMyMember({ contentAssigneeId: idOf(successor) }))).toEqual([
        expect.stringMatching(/contentAssigneeId VALIDATION$/),
      ]);
      const path = `/members/v1/members/${idOf(author)}?contentAssigneeId=${idOf(successor)}`;
      expect((await at.shop.call('DELETE', path)).status).toBe(200);
      expect(await authorOf(one._id)).toEqual({ contactId: successor.contactId, authorName: 'Ana' });
      // Of one author and item there is one review.
      expect(await authorOf(both._id)).toEqual({ contactId: author.contactId, authorName: 'Ana' });
    });

    it('assumed: who leaves may name who works for the shop', async () => {
      const [author, clerk] = [await at.person(), await at.person({ loginEmail: CLERK_EMAIL })];
      const made = await author.reviews.createReview(written(await at.newProduct()));
      await members(clerk).joinCommunity();
      await members(author).deleteMyMember({ contentAssigneeId: idOf(clerk) });
      expect(await authorOf(made._id)).toMatchObject({ contactId: clerk.contactId });
    });

    it('assumed: without anybody named it stays as it was written', async () => {
      const author = await at.person();
      const made = await author.reviews.createReview(written(await at.newProduct()));
      await at.sdk().members.deleteMember(idOf(author));
      expect(await authorOf(made._id)).toMatchObject({ contactId: author.contactId });
    });
  },
  shopMigrations,
);
