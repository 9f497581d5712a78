import { requestRedeem, requestVoid, takings } from '../../extensions/service-plugins/public.ts';
import { openCode } from './open-code.ts';
import type { StoredRedemption } from './redemption.ts';
import { redemptions } from './tables.ts';

/** How the money of a card is asked for, and goes back to it. */
export const { settleTaking, settleVoid, beginVoid, letGo, claimVoids, settleLeft } =
  takings<StoredRedemption>({
    table: redemptions,
    take: async (context, row, { plugin, behalf }) =>
      requestRedeem(plugin, {
        ...behalf,
        code: await openCode(context, row),
        amount: row.amount,
        orderId: row.orderId,
        currency: row.currency,
      }),
    giveBack: ({ currency }, { plugin, behalf, transactionId }) =>
      requestVoid(plugin, { ...behalf, transactionId, currency }),
    alreadyTaken: 'ALREADY_REDEEMED',
    alreadyGivenBack: 'ALREADY_VOIDED',
  });
