import { beforeAll, expect, it } from 'vitest';
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
          const path = `/hosted/customers/${author.contactId}/delete-account`;
          statuses.push((await at.shop.call('POST', path, {})).status);
          statuses.push((await at.shop.call('POST', path, {})).status);
        } else await at.sdk().members.deleteMember(id);
        expect((await at.shop.call('GET', `/members/v1/members/${id}`)).status).toBe(404);
        const { author: after } = await at.api.getReview(String(made._id));
        expect(after?.contactId).toBe(leaves ? author.contactId : owner.contactId);
      }
      // The second finds a guest.
      expect(statuses).toEqual([200, 428]);
    });

    it('assumed: is no guest’s, and not that of who works for the shop', async () => {
      const call = (id: string) => at.shop.call('POST', `/hosted/customers/${id}/delete-account`, {});
      expect((await call(productId(77))).status).toBe(404);
      const { customers } = (await (
        await at.shop.call('POST', '/hosted/customers/query', { query: { filter: { email: OWNER.email } } })
      ).json()) as { customers: { id: string }[] };
      expect((await call(customers[0]?.id ?? '')).status).toBe(400);
    });
  },
  shopMigrations,
);
