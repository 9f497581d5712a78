import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { OWED, type GiftCardView } from '#shared/gift-cards.ts';
import { addMoney, compareMoney, roundMoney } from '#shared/money.ts';
import { forRaces } from '#testing/engines.ts';
import { startGiftCards } from '#testing/gift-cards.ts';
import { errorOf } from '#testing/orders.ts';
import { shopMigrations } from '#testing/shop.ts';
import { runs } from '#testing/run-size.ts';
import { GIFT_CARD_APP_ID as appId } from './public.ts';

type GiftCardActions = ReturnType<typeof startGiftCards>;

const euro = (cents: number): string => (cents / 100).toFixed(2);
const action = fc.oneof(
  fc.record({ kind: fc.constant('redeem' as const), cents: fc.integer({ min: 1, max: 6000 }) }),
  fc.record({ kind: fc.constant('void' as const), index: fc.nat(5) }),
  fc.record({ kind: fc.constant('balance' as const), cents: fc.integer({ min: -6000, max: 6000 }) }),
  fc.constantFrom(
    { kind: 'disable' as const },
    { kind: 'enable' as const },
    { kind: 'send' as const },
    { kind: 'end' as const },
  ),
  fc.record({ kind: fc.constant('wait' as const), days: fc.constantFrom(1, 40, 1200) }),
);
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never;

forRaces(
  'gift cards',
  (database) => {
    let at: GiftCardActions;
    beforeAll(() => {
      at = startGiftCards(database());
    });

    async function doIt(
      one: Action,
      { id, code, taken }: { id: string; code: string; taken: string[] },
    ): Promise<unknown> {
      switch (one.kind) {
        case 'redeem': {
          const amount = { value: euro(one.cents), currency: 'EUR' };
          const orderId = crypto.randomUUID();
          const { transactionId } = await at.giftVouchers.redeemGiftCard(code, { amount, appId, orderId });
          return taken.push(String(transactionId));
        }
        case 'void':
          return at.giftVouchers.voidTransaction(taken[one.index] ?? 'nothing', { appId });
        case 'balance':
          return at.call('changeGiftCardBalance', { giftCardId: id, by: euro(one.cents) });
        case 'end':
          return at.call('changeGiftCardEnd', {
            giftCardId: id,
            goodUntil: at.shop.clock.now().toISOString().slice(0, 10),
          });
        case 'wait':
          return at.days(one.days);
        default:
          return at.call(`${one.kind}GiftCard`, { giftCardId: id });
      }
    }

    it('assumed: whatever is done, the history adds up to the balance, and what is owed to what can be spent', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(action, { minLength: 2, maxLength: 9 }), async (actions) => {
          const { giftCard, code } = await at.issue({ email: 'a@example.com' });
          const { id } = giftCard;
          const used: string[] = [];
          for (const one of actions) {
            await doIt(one, { id, code, taken: used }).catch(() => undefined);
            const { giftCard: card, history } = await at.read(id);
            const sum = addMoney(...history.map(({ amount }) => amount));
            expect(roundMoney(sum, 'EUR')).toBe(card.balance);
            expect(history[0]?.balance).toBe(card.balance);
            expect(history.every(({ balance }) => compareMoney(balance, '0') >= 0)).toBe(true);
          }
          await at.shop.keepUp();
          const all: GiftCardView[] = [];
          for (let cursor: string | undefined = ''; cursor !== undefined;) {
            const query = { cursorPaging: { limit: 100, ...(cursor && { cursor }) } };
            const page = await at.call('queryGiftCards', { query });
            all.push(...page.giftCards);
            cursor = page.pagingMetadata.cursors?.next;
          }
          const usable = all.filter(({ state }) => OWED.includes(state));
          const { summary } = await at.call('summarizeGiftCards');
          expect(summary.owed[0]?.amount ?? '0.00').toBe(
            roundMoney(addMoney(...usable.map(({ balance }) => balance)), 'EUR'),
          );
          expect(JSON.stringify(all)).not.toContain(code.replaceAll('-', ''));
        }),
        runs(40),
      );
      expect(at.shop.errors).toEqual([]);
    });

    it('assumed: many who spend the same money at once spend it once, and one gets it back once', async () => {
      const { code, giftCard } = await at.issue({ amount: '30.00' });
      const amount = { value: '20.00', currency: 'EUR' };
      const answers = await Promise.allSettled(
        Array.from({ length: 5 }, () =>
          at.giftVouchers.redeemGiftCard(code, { amount, appId, orderId: crypto.randomUUID() }),
        ),
      );
      const done = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
      expect(done).toHaveLength(1);
      const transactionId = String(done[0]?.transactionId);
      const voids = await Promise.all(
        Array.from({ length: 4 }, () => errorOf(at.giftVouchers.voidTransaction(transactionId, { appId }))),
      );
      expect(voids.filter((answer) => answer === 'nothing refused')).toHaveLength(1);
      expect(voids.filter((answer) => answer === 'ALREADY_VOIDED')).toHaveLength(3);
      const { history } = await at.read(giftCard.id);
      expect(history.map(({ kind }) => kind)).toEqual(['VOIDED', 'REDEEMED', 'ISSUED']);
    });
  },
  shopMigrations,
);
