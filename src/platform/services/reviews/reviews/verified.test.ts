import { beforeAll, expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { orderModules, paidOrder } from '#testing/orders.ts';
import { orderOf, startReviews, written, type ReviewShop } from '#testing/reviews.ts';
import { newVisitor, shopMigrations } from '#testing/shop.ts';

onDatabase(
  'a purchase',
  (database) => {
    let at: ReviewShop;

    beforeAll(() => {
      at = startReviews(database());
    });

    it('assumed: makes a review verified, whichever came first', async () => {
      const [mia, leo] = [await at.person(), await at.person()];
      const eve = await at.person({ mailbox: 'TYPED' });
      const product = await at.newProduct();
      const earlier = await leo.reviews.createReview(written(product));
      expect(earlier.verified).toBe(false);
      await paidOrder(orderModules(at.shop), orderOf(product, leo.contactId));
      expect((await leo.reviews.getReview(String(earlier._id))).verified).toBe(true);
      await paidOrder(orderModules(at.shop), orderOf(product, mia.contactId));
      expect((await mia.reviews.createReview(written(product))).verified).toBe(true);
      // Nobody has shown that this address is theirs.
      await paidOrder(orderModules(at.shop), orderOf(product, eve.contactId));
      expect((await eve.reviews.createReview(written(product))).verified).toBe(false);
    });

    it('assumed: verifies nothing of who typed the address of somebody else', async () => {
      const mia = await at.person();
      const [bought, later] = [await at.newProduct(), await at.newProduct()];
      await paidOrder(orderModules(at.shop), orderOf(bought, mia.contactId));
      const write = async (entityId: string) => {
        const { content } = written(entityId);
        const body = { namespace: 'stores', entityId, content, name: 'Mia', email: mia.email };
        return (await at.hosted('writeReviewAsContact', body, newVisitor())).review;
      };
      expect(await write(bought)).toMatchObject({ verified: false, author: { contactId: mia.contactId } });
      const { id } = (await write(later)) as unknown as { id: string };
      await paidOrder(orderModules(at.shop), orderOf(later, mia.contactId));
      expect(await at.api.getReview(id)).toMatchObject({ verified: false });
    });

    it('assumed: verifies what the shop itself wrote for an address, because it knows whom it names', async () => {
      const mia = await at.person();
      const product = await at.newProduct();
      await paidOrder(orderModules(at.shop), orderOf(product, mia.contactId));
      const { review } = await at.hosted('writeReviewAsContact', {
        ...written(product),
        name: 'Mia',
        email: mia.email,
      });
      expect(review).toMatchObject({ verified: true, author: { contactId: mia.contactId } });
    });

    it('assumed: verifies what it holds, and nothing else that its buyer wrote', async () => {
      const [mia, leo] = [await at.person(), await at.person()];
      const [bought, other] = [await at.newProduct(), await at.newProduct()];
      const of = async ({ reviews }: typeof mia, entityId: string) => {
        const { _id } = await reviews.createReview(written(entityId));
        return async () => (await reviews.getReview(String(_id))).verified;
      };
      const [mine, elsewhere] = [await of(mia, bought), await of(mia, other)];
      const theirs = await of(leo, bought);
      await paidOrder(orderModules(at.shop), orderOf(bought, mia.contactId));
      expect([await mine(), await elsewhere(), await theirs()]).toEqual([true, false, false]);
    });
  },
  shopMigrations,
);
