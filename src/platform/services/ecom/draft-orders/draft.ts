import type { Decimal } from '#shared/money.ts';
import type { DraftOrdersApi, Reply, Request } from '#platform/contract/index.ts';
import { entityEvents } from '#platform/events/entity-events.ts';
import type { Line } from '../line-items/public.ts';
import type { Priced } from '../totals/public.ts';
import type { Order, OrderLineItem } from '../orders/public.ts';

export type CalculatedDraft = NonNullable<Reply<DraftOrdersApi, 'getDraftOrder'>['calculatedDraftOrder']>;
export type ApiDraftOrder = NonNullable<CalculatedDraft['draftOrder']>;
export type ShippingInfo = NonNullable<NonNullable<ApiDraftOrder['shippingInfo']>['shippingInfo']>;
export type AddressWithContact = NonNullable<NonNullable<ApiDraftOrder['billingDetails']>['billingInfo']>;
export type BuyerInfo = NonNullable<NonNullable<ApiDraftOrder['buyerDetails']>['buyerInfo']>;
export type Location = NonNullable<NonNullable<ApiDraftOrder['businessLocationDetails']>['businessLocation']>;
export type AppliedDiscount = NonNullable<Order['appliedDiscounts']>[number];
export type AdditionalFee = NonNullable<Order['additionalFees']>[number];
export type LineChange = Request<DraftOrdersApi, 'updateLineItems'>['lineItemChanges'][number];

export const draftEvents = entityEvents('wix.ecom.v1.draft_order');

/** A line of a draft. What it costs is of the moment it is looked at. */
export interface DraftLine extends Line {
  /** As the order has it; absent for what the draft adds. */
  original?: OrderLineItem;
  /** Fields that travel as they were given. */
  given?: Partial<OrderLineItem>;
  /** Somebody set another price. */
  repriced?: true;
  removed?: true;
}

type Source = 'ORIGINAL_ORDER' | 'CUSTOM';

export interface DraftDiscount {
  id: string;
  source: Source;
  applied: boolean;
  discountType: 'GLOBAL' | 'SPECIFIC_ITEMS' | 'SHIPPING';
  amount?: Decimal;
  percentage?: Decimal;
  description?: string;
  /** What each line gets; of so many pieces, where it is by the piece. */
  lines?: { id: string; amount?: Decimal; pieces?: number }[];
  original?: AppliedDiscount;
}

export interface DraftFee {
  id: string;
  source: Source;
  applied: boolean;
  name: string;
  price: Decimal;
  code?: string;
  taxable: boolean;
  taxGroupId?: string;
  taxRate?: Decimal;
  lineItemIds?: string[];
  original?: AdditionalFee;
}

/** What of the order the draft began from; where the order's has changed since, the draft is stale. */
export type SourceOrder = Pick<
  Order,
  | 'lineItems'
  | 'additionalFees'
  | 'appliedDiscounts'
  | 'shippingInfo'
  | 'priceSummary'
  | 'taxIncludedInPrices'
  | 'buyerInfo'
  | 'billingInfo'
  | 'recipientInfo'
  | 'businessLocation'
>;

/** A draft as it is kept: no sum in it. */
export type Draft = {
  id: string;
  createdDate: string;
  updatedDate: string;
  status: 'DRAFT' | 'COMMITTED';
  /** The order it changes, or the one it became. */
  orderId?: string;
  source?: SourceOrder;
  createdBy: { appId: string };
  /** Who edits the order: nobody else does meanwhile. */
  editor?: string;
  /** When the editor took the edit over; absent where they began it. */
  editorSince?: string;
  currency: string;
  purchaseFlowId: string;
  lines: DraftLine[];
  discounts: DraftDiscount[];
  fees: DraftFee[];
  shippingInfo?: ShippingInfo;
  /** What was agreed for the delivery with the order. */
  shippingTaxRate?: Decimal;
  buyerInfo?: BuyerInfo;
  billingInfo?: AddressWithContact;
  recipientInfo?: AddressWithContact;
  businessLocation?: Location;
  taxExempt: boolean;
  deposit?: { amount?: Decimal; percentage?: Decimal };
  extendedFields?: NonNullable<ApiDraftOrder['extendedFields']>;
  /** What it came to when it was last changed. */
  reckoned?: { date: string; lines: DraftLine[]; priced: Priced };
  /** As it was committed. */
  committed?: ApiDraftOrder;
};

export const liveLines = (draft: Draft): DraftLine[] => draft.lines.filter(({ removed }) => !removed);

/** An edit of an order ends so long after its last change, so that an abandoned one locks nobody out; other drafts stay. */
export const EDIT_HOURS = 1;

export const isExpired = ({ source, status, updatedDate }: Draft, now: Date): boolean =>
  source !== undefined &&
  status === 'DRAFT' &&
  now.getTime() - Date.parse(updatedDate) > EDIT_HOURS * 3_600_000;
