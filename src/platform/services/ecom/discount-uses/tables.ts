import { defineEntity } from '#platform/store/index.ts';

/** A coupon or an automatic discount. */
export type Source = `coupon:${string}` | `rule:${string}`;

/** An order's use of a discount: from when it is placed where few may have it, from its approval otherwise. */
export interface DiscountUse {
  id: string;
  source: Source;
  orderId: string;
  /** In lower case; empty while nobody knows it. */
  email: string;
  memberId: string;
  /** One that is good for one order. */
  code?: string;
  /** The order stands. */
  approved: boolean;
  /** When it was approved. */
  date?: string;
  orderNumber?: string;
  /** What it took off the order; nothing until that stands. */
  given: string;
  /** Of an order in another currency, which is in no sum. */
  elsewhere?: { amount: string; currency: string };
}

export const useId = (source: Source, orderId: string): string => `${source}:${orderId}`;

export const discountUses = defineEntity<DiscountUse>({
  table: 'discount_uses',
  spec: { paging: 'offset', fields: [], searchable: [], aggregatable: [] },
  columns: {
    source: { type: 'text', required: true },
    orderId: { type: 'text', required: true, index: true },
    email: { type: 'text', required: true },
    memberId: { type: 'text', required: true },
    code: { type: 'text' },
    approved: { type: 'boolean', required: true },
    date: { type: 'date' },
    given: { type: 'decimal', required: true },
  },
  indexes: [
    ['source', 'date'],
    ['source', 'email'],
    ['source', 'memberId'],
  ],
  summary: ['source', 'approved'],
  summaryOf: ['given'],
  defaultSort: [{ fieldName: 'id', order: 'ASC' }],
  maxLimit: 100,
});

export const entities = [discountUses];
