import type { Context } from '../../context.ts';
import type { GiftVouchersApi, Handlers } from '../../contract/index.ts';
import { defineService } from '../../service.ts';
import { getGiftCard } from './operations/getGiftCard.ts';
import { redeemGiftCard } from './operations/redeemGiftCard.ts';
import { voidTransaction } from './operations/voidTransaction.ts';
import { giftCardMigrations } from './tables.ts';

export const giftVouchers = defineService({
  name: 'gift-vouchers',
  package: 'ecom_gift-vouchers',
  handlers: { getGiftCard, redeemGiftCard, voidTransaction } satisfies Handlers<GiftVouchersApi, Context>,
  migrations: giftCardMigrations,
});
