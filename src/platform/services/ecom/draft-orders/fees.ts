import { roundMoney } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import { badRequest, notFound } from '#platform/contract/errors.ts';
import type { DraftOrdersApi, Handler, Request } from '#platform/contract/index.ts';
import { liveLines, type Draft, type DraftFee } from './draft.ts';
import { change } from './draft-change.ts';
import { lineNotFound } from './rules/errors.ts';

type Option = NonNullable<
  Request<DraftOrdersApi, 'createCustomAdditionalFees'>['customAdditionalFees']
>[number];
/** The wire knows more than the SDK's types show. */
type GivenOption = Option & { code?: string | null; lineItemIds?: string[] };

const feeNotFound = (additionalFeeId: string): Error =>
  notFound('There is no such fee.', 'ADDITIONAL_FEE_NOT_FOUND', { additionalFeeId });

function newFee(context: Context, draft: Draft, givenOption: GivenOption): DraftFee {
  const { name = '', price, taxDetails, applyToDraftOrder, code, lineItemIds } = givenOption;
  const known = new Set(liveLines(draft).map(({ id }) => id));
  for (const id of lineItemIds ?? []) if (!known.has(id)) throw lineNotFound(id, 'LINE_ITEM_NOT_FOUND');
  return {
    id: context.ids.guid(),
    source: 'CUSTOM',
    applied: applyToDraftOrder ?? false,
    name,
    price: roundMoney(price?.amount, draft.currency),
    taxable: taxDetails?.taxable ?? false,
    ...(taxDetails?.taxGroupId && { taxGroupId: taxDetails.taxGroupId }),
    ...(code && { code }),
    ...(lineItemIds && lineItemIds.length > 0 && { lineItemIds }),
  };
}

/** The draft with fees of the merchant's own; they are charged once they are applied. */
export const withNewFees = (context: Context, draft: Draft, options: readonly Option[]): Draft => ({
  ...draft,
  fees: [...draft.fees, ...options.map((option) => newFee(context, draft, option))],
});

export const createCustomAdditionalFees: Handler<DraftOrdersApi, 'createCustomAdditionalFees', Context> =
  change((context, draft, { customAdditionalFees = [] }) =>
    withNewFees(context, draft, customAdditionalFees),
  );

export const setAdditionalFees: Handler<DraftOrdersApi, 'setAdditionalFees', Context> = change(
  (_context, draft, { additionalFees }) => {
    const applied = new Map(additionalFees.map(({ id = '', applied: is = false }) => [id, is]));
    for (const id of applied.keys()) if (!draft.fees.some((fee) => fee.id === id)) throw feeNotFound(id);
    return {
      ...draft,
      fees: draft.fees.map((fee) => ({ ...fee, applied: applied.get(fee.id) ?? fee.applied })),
    };
  },
);

export const deleteCustomAdditionalFees: Handler<DraftOrdersApi, 'deleteCustomAdditionalFees', Context> =
  change((_context, draft, { customAdditionalFees }) => {
    for (const id of customAdditionalFees) {
      const fee = draft.fees.find((one) => one.id === id);
      if (!fee) throw feeNotFound(id);
      if (fee.source !== 'CUSTOM') {
        const code = 'ADDITIONAL_FEE_REMOVE_NOT_SUPPORTED';
        throw badRequest('A fee of the order may only be unapplied.', code, { additionalFeeId: id });
      }
    }
    return { ...draft, fees: draft.fees.filter(({ id }) => !customAdditionalFees.includes(id)) };
  });
