import { currencyDigits, type Decimal } from './money.ts';

/** Kinds of customers that a discount may be for. Plainly ours: the contract names segments by ids and lists none. */
export const segmentKinds = ['NEW', 'RETURNING', 'REGULAR', 'BIG_SPENDER', 'LAPSED', 'MEMBER'] as const;
export type SegmentKind = (typeof segmentKinds)[number];

/** They stand in rules: none of them ever changes. */
export const segmentIds: Readonly<Record<SegmentKind, string>> = {
  NEW: 'c057e9e2-0001-4000-8000-5e93e27a0001',
  RETURNING: 'c057e9e2-0002-4000-8000-5e93e27a0002',
  REGULAR: 'c057e9e2-0003-4000-8000-5e93e27a0003',
  BIG_SPENDER: 'c057e9e2-0004-4000-8000-5e93e27a0004',
  LAPSED: 'c057e9e2-0005-4000-8000-5e93e27a0005',
  MEMBER: 'c057e9e2-0006-4000-8000-5e93e27a0006',
};

/** Undefined for one that is made elsewhere. */
export const segmentKindOf = (id: string): SegmentKind | undefined =>
  segmentKinds.find((kind) => segmentIds[kind] === id.toLowerCase());

export interface CustomerSegment {
  id: string;
  kind: SegmentKind;
  /** So many orders at least. */
  orders?: number;
  /** So much was spent at least, in the shop's currency. */
  spent?: Decimal;
  /** The last order is longer ago. */
  days?: number;
}

const REGULAR_ORDERS = 3;
const LAPSED_DAYS = 180;

/** 500 of what people count money in; where that has no fractions, a hundred times as much. */
const bigSpent = (currency: string): Decimal => (currencyDigits(currency) === 0 ? '50000' : '500');

/** All there are, with what each takes in a shop of this currency. */
export function customerSegments(currency: string): CustomerSegment[] {
  const bounds: Partial<Record<SegmentKind, Omit<CustomerSegment, 'id' | 'kind'>>> = {
    RETURNING: { orders: 1 },
    REGULAR: { orders: REGULAR_ORDERS },
    BIG_SPENDER: { spent: bigSpent(currency) },
    LAPSED: { orders: 1, days: LAPSED_DAYS },
  };
  return segmentKinds.map((kind) => ({ id: segmentIds[kind], kind, ...bounds[kind] }));
}
