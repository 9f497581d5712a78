import type Big from 'big.js';
import type { RefundRequest } from '#wix/order-operations.ts';
import { spread } from '../refund/allocation.ts';
import { sum, toDecimalString } from '../refund/amounts.ts';
import { UNSENT } from '../refund/refund-form.ts';
import type { PaymentRefund } from '../refund/refund-request.ts';
import type { RefundSource } from '../refund/refund-sources.ts';

/** What becomes of the difference: `due` and `credit` leave it as it is. */
export type SettlementKind = 'request' | 'record' | 'due' | 'refund' | 'credit';

export interface SettlementFacts {
  /** Decimal; above nothing it is due to the shop, below it the shop owes it. */
  balance: Big;
  paid: Big;
  /** Held on a card and not taken: it may yet pay what is due. */
  authorized: Big;
  may: Readonly<Record<'request' | 'record' | 'refund', boolean>>;
  refund: RefundAnswer;
}

export interface SettlementOption {
  id: SettlementKind;
  off?: 'mayNot' | 'noPayment' | 'reading' | 'loadFailed';
}

export interface SettlementRefund {
  parts: { source: RefundSource; amount: Big }[];
}

/** Where money can go back to, or why nobody can say: `none` where no payment takes exactly this. */
export type RefundAnswer = SettlementRefund | 'reading' | 'loadFailed' | 'none';

export const isRefund = (answer: RefundAnswer): answer is SettlementRefund => typeof answer === 'object';

/** The payments that take all of it back together. */
export function refundOf(owed: Big, sources: readonly RefundSource[]): SettlementRefund | 'none' {
  const usable = sources.filter(({ way, kind }) => way !== 'none' && kind !== 'membership');
  const placed = spread(owed, usable);
  const parts = usable.flatMap((source) => {
    const amount = placed.get(source.paymentId);
    return amount?.gt(0) ? [{ source, amount }] : [];
  });
  return owed.gt(0) && sum(parts.map(({ amount }) => amount)).eq(owed) ? { parts } : 'none';
}

/** @param tell the customer, by mail */
export function refundRequestOf({ parts }: SettlementRefund, currency: string, tell: boolean): RefundRequest {
  const paymentRefunds = parts.map(({ source, amount }): PaymentRefund => {
    const part = { paymentId: source.paymentId, amount: { amount: toDecimalString(amount, currency) } };
    if (source.way !== 'external') return part;
    return { ...part, externalRefund: true, externalRefundInfo: { refundStatus: UNSENT } };
  });
  return {
    paymentRefunds,
    ...(tell && { sideEffects: { notifications: { sendCustomerEmail: true } } }),
  };
}

const offOf = (refund: RefundAnswer): SettlementOption['off'] => {
  if (isRefund(refund)) return undefined;
  return refund === 'none' ? 'noPayment' : refund;
};

/** What may be chosen; nothing where nothing is due or owed. */
export function settlementOptions({ balance, may, refund }: SettlementFacts): SettlementOption[] {
  if (balance.eq(0)) return [];
  if (balance.lt(0)) {
    const off = may.refund ? offOf(refund) : 'mayNot';
    return [{ id: 'refund', ...(off && { off }) }, { id: 'credit' }];
  }
  return [
    { id: 'request', ...(!may.request && { off: 'mayNot' }) },
    { id: 'record', ...(!may.record && { off: 'mayNot' }) },
    { id: 'due' },
  ];
}

/**
 * What stands there until somebody chooses: an order that waits for its money anyway goes on waiting. Nothing while it
 * is being read whether a refund can.
 */
export function defaultSettlement(facts: SettlementFacts): SettlementKind | undefined {
  const ways = settlementOptions(facts);
  const [first] = ways;
  if (first?.off === 'reading') return undefined;
  const waits = facts.balance.gt(0) && (facts.paid.lte(0) || facts.authorized.gt(0));
  return first && !first.off && !waits ? first.id : ways.at(-1)?.id;
}
