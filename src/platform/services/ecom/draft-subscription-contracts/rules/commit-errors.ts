import { badRequest, failedPrecondition } from '#platform/contract/errors.ts';
import { liveLines, type DraftContent } from '../../draft-orders/public.ts';
import type { Calculated, ContractDraft } from '../draft.ts';
import { changesSomething } from './changes.ts';

const TAXED = { reasons: ['TAX_CALCULATION'] };

/** @throws what keeps the draft from becoming what is charged */
export function rejectIncomplete(
  { id }: ContractDraft,
  content: DraftContent,
  calculationErrors: Calculated['calculationErrors'],
): void {
  const data = { draftSubscriptionContractId: id };
  if (!changesSomething(content))
    throw failedPrecondition('The draft changes nothing.', 'NO_CHANGES_TO_COMMIT', data);
  const lines = liveLines(content);
  if (lines.length === 0)
    throw badRequest('A subscription has something in it.', 'NO_SUBSCRIPTION_LINE_ITEMS_AFTER_COMMIT', data);
  const described = lines.map(({ original, given, repriced }) => ({ ...original, ...given, repriced }));
  if (described.some(({ priceUndetermined, repriced }) => priceUndetermined && !repriced))
    throw badRequest('A line has no price yet.', 'LINE_ITEM_PRICE_UNDETERMINED', data);
  const taxedAt = (type: string): boolean =>
    described.some(({ taxableAddress }) => taxableAddress?.addressType === type);
  const shipsTo =
    content.shippingInfo?.logistics?.shippingDestination?.address ?? content.recipientInfo?.address;
  if (taxedAt('SHIPPING') && !shipsTo)
    throw badRequest('The tax is of where it goes.', 'SHIPPING_ADDRESS_REQUIRED', TAXED);
  if (taxedAt('BILLING') && !content.billingInfo?.address)
    throw badRequest('The tax is of where it is billed to.', 'BILLING_ADDRESS_REQUIRED', TAXED);
  if (calculationErrors)
    throw failedPrecondition('The draft cannot be charged.', 'CALCULATION_ERROR', { calculationErrors });
}
