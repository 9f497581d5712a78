import type { Decimal } from './money.ts';

/** Centimetres. */
export interface Box {
  name: string;
  length: number;
  width: number;
  height: number;
}

/** A parcel of an order, as it stands on the table. */
export interface ParcelRequest {
  orderId: string;
  box: Box;
  /** Kilograms, packaging included. */
  weight: Decimal;
}

/** What the way there costs, as the carrier says now. */
export interface ShippingRate {
  /** The carrier's own name for it. */
  service: string;
  title: string;
  days: { from: number; to: number };
  price: Decimal;
  /** ISO 4217. */
  currency: string;
}

/** `buying` and `voiding` while the carrier is called, or where its response was lost: the same call is repeated. */
export type LabelStatus = 'buying' | 'bought' | 'refused' | 'voiding' | 'voided';

export interface ShippingLabel {
  id: string;
  orderId: string;
  status: LabelStatus;
  carrier: string;
  /** As people read it. */
  title: string;
  price: Decimal;
  currency: string;
  trackingNumber?: string;
  trackingLink?: string;
  /** Why the carrier would not. */
  reason?: string;
  /** It can be given back until then. */
  voidUntil?: string;
  boughtBy: string;
  createdDate: string;
}

/** What there is to buy labels with. */
export interface LabelDesk {
  /** Absent where no carrier is set up. */
  carrier?: { name: string; test: boolean };
  boxes: Box[];
  labels: ShippingLabel[];
}

export interface LabelRequest extends ParcelRequest {
  /** The page's own: the same press sent twice buys once. */
  id: string;
  service: string;
  /** The price that was displayed; where the carrier's price differs by now, nothing is bought. */
  price: Decimal;
}

/** Kilograms, as they are sent. */
export const decimalWeight = /^\d{1,4}(\.\d{1,3})?$/;

/** One job buys no more than that. */
export const LABELS_AT_ONCE = 500;
