import { compareMoney, roundMoney, subtractMoney } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import { badRequest, invalidField, notFound } from '#platform/contract/errors.ts';
import type { DraftOrdersApi, Handler, Request } from '#platform/contract/index.ts';
import { liveLines, type Draft, type DraftDiscount } from './draft.ts';
import { change } from './draft-change.ts';
import { priceDraft } from './price-draft.ts';
import { lineNotFound } from './rules/errors.ts';

type Option = NonNullable<Request<DraftOrdersApi, 'createCustomDiscounts'>['discounts']>[number];
/** The wire knows more than the SDK's types show. */
type GivenOption = Option & { lineItemDiscounts?: { id?: string; totalDiscount?: { amount?: string } }[] };

const EXCEEDED = {
  GLOBAL: 'DISCOUNTS_AMOUNT_EXCEED_ORDER_TOTALS',
  SPECIFIC_ITEMS: 'DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS',
  SHIPPING: 'DISCOUNTS_AMOUNT_EXCEED_SHIPPING_TOTAL',
} as const;

const discountNotFound = (discountId: string): Error =>
  notFound('There is no such discount.', 'DISCOUNT_NOT_FOUND', { discountId });

function newDiscount(context: Context, draft: Draft, givenOption: GivenOption): DraftDiscount {
  const { priceAmount, amount, percentage, description, discountType, applyToDraftOrder } = givenOption;
  const [first] = givenOption.lineItemDiscounts ?? [];
  const lineId = givenOption.lineItemId ?? first?.id;
  const type = discountType ?? 'GLOBAL';
  if (type === 'SPECIFIC_ITEMS' && !liveLines(draft).some(({ id }) => id === lineId))
    throw lineNotFound(lineId ?? '', 'LINE_ITEM_NOT_FOUND');
  const off = first?.totalDiscount?.amount ?? priceAmount?.amount ?? amount?.amount;
  if (percentage == null && off === undefined)
    throw invalidField('discounts', 'REQUIRED_ONE_OF_FIELD', 'must say an amount or a percentage');
  return {
    id: context.ids.guid(),
    source: 'CUSTOM',
    applied: applyToDraftOrder ?? false,
    discountType: type,
    ...(percentage == null ? { amount: roundMoney(off, draft.currency) } : { percentage }),
    ...(description && { description }),
    ...(type === 'SPECIFIC_ITEMS' && lineId && { lines: [{ id: lineId }] }),
  };
}

/** Somebody asked for more off than there is; what was agreed with the order gives way silently. */
async function refuseExcess(context: Context, draft: Draft, ids: ReadonlySet<string>): Promise<void> {
  const tried = draft.discounts.map((one) => (ids.has(one.id) ? { ...one, applied: true } : one));
  const { merchantDiscounts } = await priceDraft(context, { ...draft, discounts: tried });
  for (const { id, amount, discountType, applied } of tried) {
    if (!applied || !ids.has(id) || amount === undefined) continue;
    const used = merchantDiscounts.find((one) => one.id === id)?.amount;
    if (compareMoney(used, amount) < 0) {
      throw badRequest('The discount is more than there is.', EXCEEDED[discountType], {
        discountId: id,
        exceedsBy: roundMoney(subtractMoney(amount, used), draft.currency),
      });
    }
  }
}

/** The draft with discounts of the merchant's own; they count once they are applied. */
export async function withNewDiscounts(
  context: Context,
  draft: Draft,
  options: readonly Option[],
): Promise<Draft> {
  if (options.length === 0) return draft;
  const added = options.map((option) => newDiscount(context, draft, option));
  const after = { ...draft, discounts: [...draft.discounts, ...added] };
  for (const { id } of added) await refuseExcess(context, after, new Set([id]));
  const applied = added.flatMap((one) => (one.applied ? one.id : []));
  await refuseExcess(context, after, new Set(applied));
  return after;
}

export const createCustomDiscounts: Handler<DraftOrdersApi, 'createCustomDiscounts', Context> = change(
  (context, draft, { discounts = [] }) => withNewDiscounts(context, draft, discounts),
);

export const setDiscounts: Handler<DraftOrdersApi, 'setDiscounts', Context> = change(
  async (context, draft, { discounts }) => {
    const applied = new Map(discounts.map(({ id = '', applied: is = false }) => [id, is]));
    for (const id of applied.keys())
      if (!draft.discounts.some((one) => one.id === id)) throw discountNotFound(id);
    const after = {
      ...draft,
      discounts: draft.discounts.map((one) => ({ ...one, applied: applied.get(one.id) ?? one.applied })),
    };
    const own = after.discounts.filter((one) => one.source === 'CUSTOM' && applied.get(one.id));
    await refuseExcess(context, after, new Set(own.map(({ id }) => id)));
    return after;
  },
);

export const deleteCustomDiscounts: Handler<DraftOrdersApi, 'deleteCustomDiscounts', Context> = change(
  (_context, draft, { discountIds }) => {
    for (const id of discountIds) {
      const found = draft.discounts.find((one) => one.id === id);
      if (!found) throw discountNotFound(id);
      if (found.source !== 'CUSTOM') {
        const code = 'DISCOUNT_REMOVE_NOT_SUPPORTED';
        throw badRequest('A discount of the order may only be unapplied.', code, { discountId: id });
      }
    }
    return { ...draft, discounts: draft.discounts.filter(({ id }) => !discountIds.includes(id)) };
  },
);
