import { isZeroMoney } from '#shared/money.ts';
import type { FieldViolation } from '#platform/contract/errors.ts';
import type { AdditionalFee, LineItem, Order, Stamp } from '../order.ts';
import { priceViolations, writePrices } from './prices.ts';
import { priceLine, summarise, summaryViolations, type Unsummed } from './price-summary.ts';

/** An order as a caller sends it: nothing in it is certain to be there. */
export type OrderInput = Partial<Order>;

export type ApprovalStrategy = 'DEFAULT' | 'PAYMENT_RECEIVED' | 'PAYMENT_METHOD_SAVED';

/** Ids of lines that came without one, counted up as the platform does. */
const lineItemId = (index: number): string =>
  `00000000-0000-0000-0000-${String(index + 1).padStart(12, '0')}`;

/** Gives those lines an id that came without one. */
export function withLineIds(lines: readonly LineItem[]): LineItem[] {
  const used = new Set(lines.map(({ id }) => id));
  let next = 0;
  const free = (): string => {
    let id: string;
    do id = lineItemId(next++);
    while (used.has(id));
    return id;
  };
  return lines.map((line) => ({ ...line, id: line.id || free() }));
}

const unsummed = (input: OrderInput, currency: string): Unsummed & OrderInput => ({
  ...input,
  currency,
  lineItems: withLineIds(input.lineItems ?? []).map((line) => priceLine(line, currency)),
});

export const required = (field: string): FieldViolation => ({
  field,
  violatedRule: 'REQUIRED_FIELD',
  description: 'is required',
  data: {},
});

function lineViolations(line: LineItem, path: string): FieldViolation[] {
  const violations: FieldViolation[] = [];
  const needsPrice = line.priceUndetermined !== true && line.paymentOption !== 'MEMBERSHIP_OFFLINE';
  if (needsPrice && line.price?.amount === undefined) violations.push(required(`${path}.price.amount`));
  if (line.itemType?.preset === 'DIGITAL' && !line.digitalFile)
    violations.push(required(`${path}.digitalFile`));
  if ((line.refundQuantity ?? 0) > 0 || (line.restockQuantity ?? 0) > 0) {
    violations.push({
      field: `${path}.${(line.refundQuantity ?? 0) > 0 ? 'refundQuantity' : 'restockQuantity'}`,
      violatedRule: 'FIELD_NOT_ALLOWED',
      description: 'is counted by refunds',
      data: {},
    });
  }
  return violations;
}

/** Two lines of one id could not be told apart. */
export function doubledLineIds(lines: readonly LineItem[], field: string): FieldViolation[] {
  const ids = lines.flatMap(({ id }) => id || []);
  if (new Set(ids).size === ids.length) return [];
  return [
    {
      field,
      violatedRule: 'OTHER',
      ruleName: 'DUPLICATE_LINE_ITEM_ID',
      description: 'must not have the same id twice',
      data: {},
    },
  ];
}

/** What an order cannot be created with, beyond the contract's own bounds. */
export function orderViolations(input: OrderInput, currency: string, path = 'order'): FieldViolation[] {
  const lines = input.lineItems ?? [];
  if (lines.length === 0) return [required(`${path}.lineItems`)];
  const violations = [
    ...lines.flatMap((line, index) => lineViolations(line, `${path}.lineItems[${index}]`)),
    ...priceViolations(input, path, currency),
    ...doubledLineIds(lines, `${path}.lineItems`),
  ];
  if (violations.length > 0) return violations;
  return summaryViolations(unsummed(input, currency), input.priceSummary, `${path}.priceSummary`);
}

/** Orders the shop itself records are agreed already; those of the web wait for money. */
export function initialStatus(
  input: OrderInput,
  total: string,
  strategy: ApprovalStrategy,
): 'INITIALIZED' | 'APPROVED' {
  if (strategy === 'DEFAULT' && isZeroMoney(total)) return 'APPROVED';
  if (input.channelInfo?.type === 'WEB') {
    const offline = (input.lineItems ?? []).every(
      ({ paymentOption }) => paymentOption === 'FULL_PAYMENT_OFFLINE',
    );
    return input.status === 'APPROVED' && offline ? 'APPROVED' : 'INITIALIZED';
  }
  return input.status === 'INITIALIZED' ? 'INITIALIZED' : 'APPROVED';
}

export interface NewOrder {
  id: string;
  number: string;
  currency: string;
  /** BCP 47 language of the site. */
  language: string;
}

const named = (fees: readonly AdditionalFee[], stamp: Stamp): AdditionalFee[] =>
  fees.map((fee) => ({ ...fee, id: fee.id || stamp.guid() }));

/**
 * The order as it is kept, priced and summed up, not yet approved, paid or settled. Fields the platform derives are
 * taken from nowhere else than the lines.
 */
export function makeOrder(input: OrderInput, made: NewOrder, stamp: Stamp): Order {
  const { currency } = made;
  const {
    balanceSummary: _balance,
    activities: _activities,
    paymentStatus: _paid,
    fulfillmentStatus: _fulfilled,
    ...stored
  } = input;
  const base = unsummed(stored, currency);
  const order: Unsummed & OrderInput = {
    ...base,
    ...(input.additionalFees && { additionalFees: named(input.additionalFees, stamp) }),
    ...(input.appliedDiscounts && {
      appliedDiscounts: input.appliedDiscounts.map((discount) => ({
        ...discount,
        id: discount.id ?? stamp.guid(),
      })),
    }),
  };
  return {
    ...writePrices(summarise(order), currency),
    id: made.id,
    number: made.number,
    createdDate: stamp.now,
    updatedDate: stamp.now,
    purchasedDate: input.purchasedDate ?? stamp.now,
    currency,
    buyerLanguage: input.buyerLanguage ?? made.language,
    siteLanguage: made.language,
    weightUnit: input.weightUnit ?? 'KG',
    taxIncludedInPrices: input.taxIncludedInPrices ?? false,
    archived: input.archived ?? false,
    seenByAHuman: input.seenByAHuman ?? false,
    imported: false,
    channelInfo: { type: 'OTHER_PLATFORM', ...input.channelInfo },
    fulfillmentStatus: 'NOT_FULFILLED',
    status: 'INITIALIZED',
    activities: [],
    purchaseFlowId: input.purchaseFlowId ?? stamp.guid(),
  };
}
