import { roundMoney } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import type { GiftVouchersApi, Handlers } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { findAppCard } from '../app-gift-cards/public.ts';
import { GIFT_CARD_APP_ID } from './gift-card.ts';
import { redeemGiftCard, unknownCard, voidUsable } from './gift-cards.ts';
import { listeners } from './listen.ts';
import { migrations } from './migrations.ts';
import { obfuscate, statusOf } from './rules/gift-card.ts';
import { routes } from './routes.ts';
import { cardByCode, entities } from './tables.ts';
import { processDueCards } from './maintenance.ts';

/** Of an app of the shop. @throws 404 GIFT_CARD_NOT_FOUND */
async function elsewhere(context: Context, code: string) {
  const card = await findAppCard(context, code);
  if (!card) throw unknownCard();
  const { balance: value, currency, appId } = card;
  return {
    obfuscatedCode: obfuscate(card.code),
    balance: { value, currency },
    status: 'VALID' as const,
    appId,
  };
}

const handlers = {
  async getGiftCard({ code }, context) {
    const card = await cardByCode(context, code);
    if (!card) return { giftCard: await elsewhere(context, code) };
    return {
      giftCard: {
        obfuscatedCode: obfuscate(card.code),
        balance: { value: roundMoney(card.balance, card.currency), currency: card.currency },
        status: statusOf(card, context.clock.now()),
        appId: GIFT_CARD_APP_ID,
        ...(card.externalId && { externalId: card.externalId }),
      },
    };
  },

  async redeemGiftCard({ code, amount, orderId }, context) {
    const { value = '0', currency = context.site.currency } = amount ?? {};
    const redemption = { code, amount: { value, currency }, orderId: orderId ?? undefined };
    return { transactionId: (await redeemGiftCard(context, redemption)).id };
  },

  async voidTransaction({ transactionId }, context) {
    await voidUsable(context, transactionId);
    return {};
  },
} satisfies Handlers<GiftVouchersApi, Context>;

export const giftVouchers = defineService({
  name: 'gift-vouchers',
  package: 'ecom_gift-vouchers',
  handlers,
  listeners,
  routes,
  maintain: processDueCards,
  entities,
  migrations,
});
