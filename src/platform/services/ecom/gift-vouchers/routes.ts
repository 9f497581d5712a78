import { z } from 'zod';
import { dayIn } from '#shared/days.ts';
import { giftCardExtensions, shopperGiftCardExtensions } from '#shared/extensions/gift-cards.ts';
import { MAX_DAYS_AHEAD } from '#shared/gift-cards.ts';
import type { Context } from '#platform/context.ts';
import { serveExtensions } from '#platform/extensions/serve.ts';
import type { HostedRoute } from '#platform/service.ts';
import { fetchBalance } from './balance.ts';
import { cardNotFound, changeBalance, changeEnd, disableCard, enableCard, lockCard } from './actions.ts';
import type { GiftCard } from './gift-card.ts';
import { issueByHand } from './issue-by-hand.ts';
import { spacedCode } from './rules/code.ts';
import { cardView } from './rules/card-view.ts';
import { sendTo } from './send.ts';
import { readRules, writeRules } from './settings.ts';
import { cards } from './tables.ts';
import { summarise, readHistory } from './card-reports.ts';

/** Counting further takes longer than anybody waits. */
const MAX_COUNT = 10_000;

async function getCard({ db, siteId }: Context, id: string): Promise<GiftCard> {
  const card = await cards.get(db, siteId, id);
  if (!card) throw cardNotFound(id);
  return card;
}

/** Changes one card, which is locked meanwhile. @throws 404 */
async function changeCard(context: Context, id: string, change: (card: GiftCard) => Promise<GiftCard>) {
  if (!z.guid().safeParse(id).success) throw cardNotFound(id);
  return { giftCard: cardView(await change(await lockCard(context, id))) };
}

export const routes: HostedRoute[] = [
  ...serveExtensions(giftCardExtensions, {
    async queryGiftCards({ query = {} }, { db, siteId }) {
      const { items, metadata } = await cards.query(db, siteId, query);
      return { giftCards: items.map(cardView), pagingMetadata: metadata };
    },
    async countGiftCards({ filter = {} }, { db, siteId }) {
      const count = await cards.countFound(db, siteId, { filter }, { atMost: MAX_COUNT });
      return { count: Math.min(count, MAX_COUNT) };
    },
    summarizeGiftCards: async (_request, context) => ({ summary: await summarise(context) }),
    async getGiftCardWithHistory({ giftCardId }, context) {
      const card = await getCard(context, giftCardId);
      return { giftCard: cardView(card), history: await readHistory(context, card) };
    },
    getGiftCardRules: async (_request, context) => ({ rules: await readRules(context) }),
    async changeGiftCardRules(rules, context) {
      await writeRules(context, rules);
      return { rules };
    },
    async issueGiftCard(request, context) {
      const card = await issueByHand(context, request);
      return { giftCard: cardView(card), code: spacedCode(card.code) };
    },
    changeGiftCardBalance: ({ giftCardId, ...change }, context) =>
      changeCard(context, giftCardId, (card) => changeBalance(context, card, change)),
    disableGiftCard: ({ giftCardId, note }, context) =>
      changeCard(context, giftCardId, (card) => disableCard(context, card, note)),
    enableGiftCard: ({ giftCardId }, context) =>
      changeCard(context, giftCardId, (card) => enableCard(context, card)),
    sendGiftCard: ({ giftCardId, email }, context) =>
      changeCard(context, giftCardId, (card) => sendTo(context, card, email)),
    changeGiftCardEnd: ({ giftCardId, goodUntil }, context) =>
      changeCard(context, giftCardId, (card) => changeEnd(context, card, goodUntil ?? undefined)),
    showGiftCardCode: async ({ giftCardId }, context) => ({
      code: spacedCode((await getCard(context, giftCardId)).code),
    }),
  }),
  ...serveExtensions(shopperGiftCardExtensions, {
    async getGiftCardOffer(_request, context) {
      const { clock, site } = context;
      return {
        offer: {
          ...(await readRules(context)),
          currency: site.currency,
          today: dayIn(clock.now(), site.timeZone),
          daysAhead: MAX_DAYS_AHEAD,
        },
      };
    },
    checkGiftCardBalance: async ({ code }, context) => ({ giftCard: await fetchBalance(context, code) }),
  }),
];
