import { compareMoney, isPositiveMoney, roundMoney } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import { badRequest } from '#platform/contract/errors.ts';
import type { DraftOrdersApi, Handler } from '#platform/contract/index.ts';
import { extended } from '#platform/crud/index.ts';
import { withAddedLines } from './added-lines.ts';
import { change, invalidAmount, lockDraft, saveDraft } from './draft-change.ts';
import { fulfilledNow } from './fulfilled.ts';
import { withOtherOptions } from './other-options.ts';
import { priceDraft } from './price-draft.ts';
import { changeLines } from './rules/change-lines.ts';
import { withPart, withRecipient, withShipping } from './rules/draft-parts.ts';

type Operation<Name extends keyof Operations> = Handler<DraftOrdersApi, Name, Context>;
type Operations = Pick<
  DraftOrdersApi,
  | 'addLineItemsToDraftOrder'
  | 'updateLineItems'
  | 'setShippingInfo'
  | 'setBuyerInfo'
  | 'setBillingInfo'
  | 'setRecipientInfo'
  | 'setBusinessLocation'
  | 'setTaxExemption'
  | 'setDeposit'
  | 'updateExtendedFields'
>;

export const addLineItemsToDraftOrder: Operation<'addLineItemsToDraftOrder'> = change(
  (context, draft, request) => withAddedLines(context, draft, request),
);

export const updateLineItems: Operation<'updateLineItems'> = change(
  // Packages of 2024 may omit it.
  async (context, draft, { lineItemChanges = [] }: Partial<Parameters<Operation<'updateLineItems'>>[0]>) => {
    const fulfilled = await fulfilledNow(context, draft);
    const swapped = await withOtherOptions(context, draft, lineItemChanges, fulfilled);
    return { ...draft, lines: changeLines(swapped, lineItemChanges, fulfilled) };
  },
);

export const setShippingInfo: Operation<'setShippingInfo'> = change((_context, draft, { shippingInfo }) =>
  withShipping(draft, shippingInfo),
);

export const setBuyerInfo: Operation<'setBuyerInfo'> = change((_context, draft, { buyerInfo }) =>
  withPart(draft, 'buyerInfo', buyerInfo),
);

export const setBillingInfo: Operation<'setBillingInfo'> = change((_context, draft, { billingInfo }) =>
  withPart(draft, 'billingInfo', billingInfo),
);

export const setRecipientInfo: Operation<'setRecipientInfo'> = change((_context, draft, { recipientInfo }) =>
  withRecipient(draft, recipientInfo),
);

/** An order stays where it was placed. */
export const setBusinessLocation: Operation<'setBusinessLocation'> = change(
  (_context, draft, { businessLocation }) => {
    if (draft.source)
      throw badRequest('The location of an order stays.', 'BUSINESS_LOCATION_CANNOT_BE_EDITED');
    return withPart(draft, 'businessLocation', businessLocation);
  },
);

export const setTaxExemption: Operation<'setTaxExemption'> = change((_context, draft, { taxExempt }) => ({
  ...draft,
  taxExempt: taxExempt ?? false,
}));

/** Nothing given takes it away. */
export const setDeposit: Operation<'setDeposit'> = change(async (context, draft, { depositDetails }) => {
  if (draft.source)
    throw badRequest('An order has its deposit already.', 'SET_DEPOSIT_NOT_ALLOWED_IN_EDIT_MODE');
  const { deposit: _before, ...rest } = draft;
  const { amount, percentage } = (depositDetails ?? {}) as {
    amount?: { amount?: string };
    percentage?: string;
  };
  if (percentage !== undefined) {
    if (!isPositiveMoney(percentage)) throw invalidAmount('A deposit of nothing is none.');
    return { ...rest, deposit: { percentage } };
  }
  if (amount?.amount === undefined) return rest;
  const { totalBeforeGiftCard } = await priceDraft(context, draft);
  if (!isPositiveMoney(amount.amount) || compareMoney(amount.amount, totalBeforeGiftCard.amount) > 0)
    throw invalidAmount('A deposit is more than nothing, and no more than the total.');
  return { ...rest, deposit: { amount: roundMoney(amount.amount, draft.currency) } };
});

export const updateExtendedFields: Operation<'updateExtendedFields'> = async (request, context) => {
  const draft = await lockDraft(context, request.id);
  const { draftOrder } = await saveDraft(context, extended(draft, request));
  return { ...(draftOrder && { draftOrder }) };
};
