import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { accountModules, lastCode, logIn, newEmail, newVisitor, register } from '#testing/accounts.ts';
import { communityOf } from '#testing/community.ts';
import { onDatabase } from '#testing/engines.ts';
import { plainOrder, orderModules, errorOf } from '#testing/orders.ts';
import { startReviews, written } from '#testing/reviews.ts';
import { shopMigrations } from '#testing/shop.ts';

onDatabase(
  'contacts of members who move to another address',
  (database) => {
    const start = () => {
      const at = startReviews(database());
      const { shop } = at;
      const members = () => communityOf(shop);
      /** Somebody who signs in with it, and has shown that it is theirs. */
      const join = async (email: string) => {
        const registered = await register(shop, email);
        const id = String(registered.identity?._id);
        if (registered.state === 'REQUIRE_EMAIL_VERIFICATION') await verify(email, registered.stateToken);
        const { contactId } = await members().members.getMember(id);
        const caller = { kind: 'member' as const, memberId: id };
        return { id, email, contactId: String(contactId), reviews: at.sdk(caller).reviews };
      };
      const verify = async (email: string, stateToken?: string) => {
        const { verification } = accountModules(shop, newVisitor());
        const code = await lastCode(shop, email);
        await verification.verifyDuringAuthentication(code, { stateToken: String(stateToken) });
      };
      const move = (id: string, email: string) => members().membersAuthentication.changeLoginEmail(id, email);
      const contactOf = async (email: string) => {
        const { rows } = await sql<{ contact_id: string }>`select contact_id from known_contacts
          where email = ${email}`.execute(database().kysely);
        return rows[0]?.contact_id;
      };
      const buy = (buyerInfo: object) =>
        orderModules(shop).orders.createOrder(plainOrder('8.00', { buyerInfo }));
      return { ...at, join, verify, move, contactOf, buy };
    };
    let at: ReturnType<typeof start>;
    beforeAll(() => {
      at = start();
    });
    type Joined = Awaited<ReturnType<ReturnType<typeof start>['join']>>;

    async function expectStrangers(first: Joined, second: Joined): Promise<void> {
      expect(second.contactId).not.toBe(first.contactId);
      const product = await at.newProduct();
      const review = await first.reviews.createReview(written(product));
      const change = { revision: String(review.revision), content: { rating: 1 } };
      expect(await errorOf(second.reviews.updateReview(String(review._id), change))).not.toBe(
        'nothing refused',
      );
      expect(await errorOf(second.reviews.deleteReview(String(review._id)))).not.toBe('nothing refused');
      expect(await errorOf(second.reviews.createReview(written(product)))).toBe('nothing refused');
    }

    it('assumed: an address that nobody has shown to own leads to nobody, and who owns it joins as themselves', async () => {
      const wanted = newEmail();
      const first = await at.join(newEmail());
      await at.move(first.id, wanted);
      expect(await at.contactOf(wanted)).toBeUndefined();
      await at.buy({ memberId: first.id, contactId: first.contactId, email: wanted });
      expect(await at.contactOf(wanted)).toBeUndefined();
      const bought = await at.buy({ email: wanted });
      await at.move(first.id, newEmail());
      const second = await at.join(wanted);
      await expectStrangers(first, second);
      const { buyerInfo } = await orderModules(at.shop).orders.getOrder(String(bought._id));
      expect(buyerInfo?.memberId).toBe(second.id);
    });

    it('assumed: with the code of the mailbox the address is theirs', async () => {
      const next = newEmail();
      const first = await at.join(newEmail());
      await at.move(first.id, next);
      await at.verify(next, (await logIn(at.shop, next)).stateToken);
      expect(await at.contactOf(next)).toBe(first.contactId);
    });

    it('assumed: whoever joins with an address that somebody left is not them', async () => {
      const left = newEmail();
      const first = await at.join(left);
      const order = await at.buy({ memberId: first.id, contactId: first.contactId, email: left });
      await at.move(first.id, newEmail());
      const second = await at.join(left);
      await expectStrangers(first, second);
      expect(await at.contactOf(left)).toBe(second.contactId);
      const { buyerInfo } = await orderModules(at.shop).orders.getOrder(String(order._id));
      expect(buyerInfo).toMatchObject({ memberId: first.id, contactId: first.contactId });
    });

    it('assumed: nor with one that was tied to another member before', async () => {
      const tied = newEmail();
      const first = await at.join(newEmail());
      await sql`insert into known_contacts (site_id, email, contact_id)
        values (${at.shop.site.id}, ${tied}, ${first.contactId})`.execute(database().kysely);
      const second = await at.join(tied);
      await expectStrangers(first, second);
      expect(await at.contactOf(tied)).toBe(second.contactId);
    });
  },
  shopMigrations,
);
