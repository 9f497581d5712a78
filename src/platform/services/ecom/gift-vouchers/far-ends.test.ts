import { beforeAll, expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { startGiftCards } from '#testing/gift-cards.ts';
import { shopMigrations } from '#testing/shop.ts';

const ENDED = { expirationDate: { $lte: '2030-01-01T00:00:00.000Z' } };

onDatabase(
  'gift cards that end in thousands of years',
  (database) => {
    let at: ReturnType<typeof startGiftCards>;
    beforeAll(() => {
      at = startGiftCards(database());
    });

    it('assumed: end on a day that is told like all others, or never', async () => {
      const { giftCard } = await at.issue({ goodUntil: '9999-12-30' });
      const { giftCards } = await at.call('queryGiftCards', { query: { filter: ENDED } });
      expect(giftCards.map(({ id }) => id)).not.toContain(giftCard.id);
      expect((await at.issue({ goodUntil: null })).giftCard.expirationDate).toBeUndefined();
    });

    it('assumed: are rejected an end that no list could tell from one that is past', async () => {
      for (const requested of [
        at.issue({ goodUntil: '9999-12-31' }),
        at
          .issue({})
          .then(({ giftCard }) =>
            at.call('changeGiftCardEnd', { giftCardId: giftCard.id, goodUntil: '9999-12-31' }),
          ),
      ]) {
        const { status, details } = await requested;
        expect(status).toBe(400);
        expect(details.validationError?.fieldViolations[0]?.field).toBe('goodUntil');
      }
    });
  },
  shopMigrations,
);
