import { compareMoney } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import { draftOf, newDraft, priceDraft, type DraftContent } from '../draft-orders/public.ts';
import type { Order } from '../orders/public.ts';
import type { Contract, Subscription } from '../subscription-contracts/public.ts';
import { nonDraftableReasons, type NonDraftableReason } from './rules/draftability.ts';

/** What each cycle orders, as a draft that changes nothing yet. */
export const contentFrom = (context: Context, contract: Contract): DraftContent => ({
  ...newDraft(context),
  // A contract says what its orders will: it is read as one of them.
  ...draftOf({ ...contract, currency: contract.currency ?? context.site.currency } as unknown as Order),
});

/** What it comes to by the house's own totals must be what was agreed, or a draft would change it by itself. */
async function addsUp(context: Context, contract: Contract): Promise<boolean> {
  const { totalBeforeGiftCard } = await priceDraft(context, contentFrom(context, contract));
  return compareMoney(totalBeforeGiftCard.amount, contract.priceSummary?.total?.amount) === 0;
}

/** Why no draft is made of it, besides other drafts. */
export async function reasonsOf(
  context: Context,
  contract: Contract,
  subscription: Subscription,
): Promise<NonDraftableReason[]> {
  const reasons = nonDraftableReasons(contract, subscription, context.site.currency);
  if (reasons.length > 0 || (await addsUp(context, contract))) return reasons;
  return [{ reason: 'SUBSCRIPTION_NOT_EDITABLE' }];
}
