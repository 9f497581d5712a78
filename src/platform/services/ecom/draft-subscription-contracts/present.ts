import { isPositiveMoney } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import {
  liveLines,
  priceDraft,
  summaryOf,
  validationErrors,
  withFreshLines,
  writeDiscounts,
  writeFees,
  writeOrderLine,
  writeShipping,
  type DraftContent,
  type DraftLine,
} from '../draft-orders/public.ts';
import { orderPrice } from '../line-items/public.ts';
import type { Priced } from '../totals/public.ts';
import type { Calculated, ContractDraft, ApiDraftContract } from './draft.ts';
import { partDetails } from './rules/part-details.ts';
import { lineBefore } from './rules/changes.ts';

function writeLine(line: DraftLine, content: DraftContent, priced: Priced): object {
  if (line.removed) return { lineItem: line.original, changeType: 'REMOVED' };
  const lineItem = writeOrderLine(line, priced);
  if (!line.original) return { lineItem, changeType: 'ADDED' };
  const changed = lineBefore(line, content.currency);
  return changed ? { lineItem, changed, changeType: 'CHANGED' } : { lineItem };
}

const ofContract = (extras: readonly object[]): object[] =>
  extras.map((extra) => ({ ...extra, source: 'ORIGINAL_CONTRACT' }));

/** The draft as it travels, at these prices. */
export function writeDraft(draft: ContractDraft, content: DraftContent, priced: Priced): ApiDraftContract {
  const { source, buyerInfo, billingInfo, businessLocation, taxExempt, currency } = content;
  const { contractRevision: _revision, content: _kept, editor: _editor, committed: _told, ...told } = draft;
  return {
    ...told,
    lineItems: content.lines.map((line) => writeLine(line, content, priced)),
    discounts: ofContract(writeDiscounts(content, priced)),
    additionalFees: ofContract(writeFees(content, priced)),
    priceSummary: summaryOf(priced),
    taxInfo: { totalTax: orderPrice(priced.taxSummary.totalTax), taxExempt },
    weightUnit: 'KG',
    currency,
    ...(buyerInfo && { buyerDetails: { buyerInfo } }),
    ...(billingInfo && { billingDetails: { billingInfo } }),
    ...(businessLocation && { businessLocationDetails: { businessLocation } }),
    ...partDetails('shippingDetails', 'shippingInfo', {
      before: source?.shippingInfo,
      now: content.shippingInfo,
      written: writeShipping(content, priced),
    }),
    ...partDetails('recipientDetails', 'recipientInfo', {
      before: source?.recipientInfo,
      now: content.recipientInfo,
    }),
  };
}

type Errors = NonNullable<Calculated['calculationErrors']>;

/** What is in the way of its being charged. */
export function errorsOf(content: DraftContent, priced: Priced): Errors | undefined {
  const errors: object[] = validationErrors(content);
  if (liveLines(content).length > 0 && !isPositiveMoney(priced.totalBeforeGiftCard.amount))
    errors.push({
      code: 'SUBSCRIPTION_WITH_ZERO_TOTAL',
      description: 'A subscription comes to more than nothing.',
      data: {},
    });
  return errors.length > 0 ? ({ contractValidationErrors: errors } as Errors) : undefined;
}

/** What it comes to now: added products follow the catalogue, what was agreed stays. */
export async function reckon(
  context: Context,
  { content }: ContractDraft,
): Promise<{ content: DraftContent; priced: Priced }> {
  const [fresh = content] = await withFreshLines(context, [content]);
  return { content: fresh, priced: await priceDraft(context, fresh) };
}

export async function calculate(context: Context, draft: ContractDraft): Promise<Calculated> {
  if (draft.committed) return { draftSubscriptionContract: draft.committed };
  const { content, priced } = await reckon(context, draft);
  const calculationErrors = errorsOf(content, priced);
  return {
    draftSubscriptionContract: writeDraft(draft, content, priced),
    ...(calculationErrors && { calculationErrors }),
  };
}
