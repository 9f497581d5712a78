import type { SegmentKind } from './customer-segments.ts';
import type { Decimal } from './money.ts';

/** A sample cart is no larger. */
export const MAX_TRIED_LINES = 50;

interface Bounds<Value> {
  from?: Value;
  to?: Value;
}

/** Who the rule is for, and who buys. */
export interface CustomerCheck {
  kind: 'CUSTOMER';
  met: boolean;
  /** One of these is enough. */
  segments: SegmentKind[];
  /** How many segments, or tags of contacts, that are made elsewhere: nobody here has one. */
  unknown: number;
  /** How many members were chosen. */
  members: number;
  /** To which the buyer belongs; absent where nobody is known. */
  buyer?: SegmentKind[];
}

/** One thing that a rule asks for, and whether this cart, buyer and moment have it. */
export type RuleCheck =
  | { kind: 'ACTIVE'; met: boolean }
  | {
      kind: 'TIME';
      met: boolean;
      why: 'PENDING' | 'LIVE' | 'EXPIRED' | 'OFF_HOURS';
      start?: string;
      end?: string;
    }
  | { kind: 'USES' | 'USES_OF_BUYER'; met: boolean; used: number; limit: number }
  | ({ kind: 'SUBTOTAL'; met: boolean; value: Decimal } & Bounds<Decimal>)
  | ({ kind: 'QUANTITY'; met: boolean; value: number } & Bounds<number>)
  | CustomerCheck
  | { kind: 'OTHER' | 'DELIVERY'; met: boolean }
  /** One of these suffices; the others are displayed with their own outcome. */
  | { kind: 'ANY_OF' | 'ALL_OF'; met: boolean; checks: RuleCheck[] }
  /** How many pieces it lowers the price of. */
  | { kind: 'ITEMS' | 'DEAL'; met: boolean; value: number }
  /** Whether there was anything left to take after the rules before it. */
  | { kind: 'TAKES'; met: boolean; value: Decimal };

export interface TriedLine {
  id: string;
  name: string;
  /** What of it, such as its size. */
  detail: string;
  quantity: number;
  /** Of the line: at catalog prices, with the other rules only, and with the one that is tried too. */
  gross: Decimal;
  before: Decimal;
  after: Decimal;
  inScope: boolean;
  /** The catalog does not have it any more. */
  gone: boolean;
}

export interface TriedTotals {
  subtotal: Decimal;
  total: Decimal;
}

export interface TriedDiscount {
  name: string;
  amount: Decimal;
  /** The one that is tried. */
  own: boolean;
}

/** What a rule would do to a cart, as the totals have it. */
export interface Trial {
  currency: string;
  applies: boolean;
  /** What the rule itself takes. */
  off: Decimal;
  lines: TriedLine[];
  /** With everything but the rule. */
  before: TriedTotals;
  after: TriedTotals;
  /** In the order in which they are taken. */
  discounts: TriedDiscount[];
  checks: RuleCheck[];
}
