import { beforeAll, expect, it } from 'vitest';
import { customerCalls } from '#testing/customers.ts';
import { onDatabase } from '#testing/engines.ts';
import { startReviews, written, type ReviewShop } from '#testing/reviews.ts';
import { productId, shopMigrations } from '#testing/shop.ts';

const OWNER = {
  id: '88888888-8888-4888-8888-888888888880',
  name: 'Olga',
  email: 'olga@shop.test',
  isOwner: true,
};

onDatabase(
  'an account that the shop ends',
  (database) => {
    let at: ReviewShop;
    const remove = async (customerId: string): Promise<number> =>
      (await customerCalls(at.shop).call('deleteCustomerAccount', { customerId })).status;
    beforeAll(() => {
      at = startReviews(database(), { collaborators: [OWNER] });
    });

    it('assumed: leaves what was written to the owner, or to nobody where the merchant says so', async () => {
      const owner = await at.person({ loginEmail: OWNER.email });
      const statuses: number[] = [];
      for (const leaves of [true, false]) {
        const author = await at.person();
        const made = await author.reviews.createReview(written(await at.newProduct()));
        const id = author.caller.kind === 'member' ? author.caller.memberId : '';
        if (leaves) {
          for (let time = 0; time < 2; time += 1) statuses.push(await remove(author.contactId));
        } else await at.sdk().members.deleteMember(id);
        expect((await at.shop.call('GET', `/members/v1/members/${id}`)).status).toBe(404);
        const { author: after } = await at.api.getReview(String(made._id));
        expect(after?.contactId).toBe(leaves ? author.contactId : owner.contactId);
      }
      // The second finds a guest.
      expect(statuses).toEqual([200, 428]);
    });

    it('assumed: is no guest’s, and not that of who works for the shop', async () => {
      expect(await remove(productId(77))).toBe(404);
      expect(await remove((await customerCalls(at.shop).one(OWNER.email)).id)).toBe(400);
    });
  },
  shopMigrations,
);
