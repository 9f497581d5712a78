import { roundMoney } from '../../../../shared/money.ts';
import type { Context } from '../../../context.ts';
import type { GiftVouchersApi, Reply, Request } from '../../../contract/index.ts';
import { GIFT_CARD_APP_ID } from '../gift-card.ts';
import { findGiftCard } from '../gift-cards.ts';
import { obfuscate, statusOf } from '../rules/gift-card.ts';

export async function getGiftCard(
  request: Request<GiftVouchersApi, 'getGiftCard'>,
  context: Context,
): Promise<Reply<GiftVouchersApi, 'getGiftCard'>> {
  const card = await findGiftCard(context, request.code);
  return {
    giftCard: {
      obfuscatedCode: obfuscate(card.code),
      balance: { value: roundMoney(card.balance, card.currency), currency: card.currency },
      status: statusOf(card, context.clock.now()),
      appId: GIFT_CARD_APP_ID,
      ...(card.externalId && { externalId: card.externalId }),
    },
  };
}
