import { beforeAll, expect, it } from 'vitest';
import { forRaces } from '#testing/engines.ts';
import { startGiftCards } from '#testing/gift-cards.ts';
import { shopMigrations } from '#testing/shop.ts';

forRaces(
  'money on gift cards, asked for again after an answer that was lost',
  (database) => {
    let at: ReturnType<typeof startGiftCards>;
    beforeAll(() => {
      at = startGiftCards(database());
    });

    it('assumed: is issued once, and its code is told again, however many ask at once', async () => {
      const requested = { once: crypto.randomUUID(), email: `${crypto.randomUUID()}@example.com` };
      const first = await at.issue(requested);
      const again = await Promise.all([at.issue(requested), at.issue(requested), at.issue(requested)]);
      expect(again).toEqual([first, first, first]);
      const { giftCards } = await at.call('queryGiftCards', {
        query: { filter: { 'recipient.email': requested.email } },
      });
      expect(giftCards).toHaveLength(1);
      await at.shop.platform.deliverMail();
      expect(at.mailsTo(requested.email)).toHaveLength(1);

      const other = { once: crypto.randomUUID() };
      const both = await Promise.all([at.issue(other), at.issue(other)]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      expect(both[0]?.code).toBe(both[1]?.code);
      expect(await at.issue({ once: 'no key' })).toMatchObject({ status: 400 });
    });

    it('assumed: is added and taken once', async () => {
      const { giftCard } = await at.issue({ amount: '50.00' });
      const change = (body: object) => at.call('changeGiftCardBalance', { giftCardId: giftCard.id, ...body });
      const more = { by: '10.00', once: crypto.randomUUID() };
      const less = { by: '-60.00', once: crypto.randomUUID() };
      await Promise.all([change(more), change(more)]);
      expect((await change(more)).giftCard.balance).toBe('60.00');
      await change(less);
      expect(await change(less)).toMatchObject({ status: 200, giftCard: { balance: '0.00' } });
      expect((await change({ by: '5.00', once: more.once })).giftCard.balance).toBe('0.00');
      const { history } = await at.read(giftCard.id);
      expect(history.map(({ kind }) => kind)).toEqual(['TAKEN_OFF', 'TOPPED_UP', 'ISSUED']);

      const other = await at.issue({ amount: '5.00' });
      const elsewhere = await at.call('changeGiftCardBalance', { giftCardId: other.giftCard.id, ...more });
      expect(elsewhere.details.applicationError?.code).toBe('KEY_USED');
      expect((await at.read(other.giftCard.id)).giftCard.balance).toBe('5.00');
    });
  },
  shopMigrations,
);
