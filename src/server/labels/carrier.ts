import type { Box, ShippingRate } from '../../shared/labels.ts';
import type { Decimal } from '../../shared/money.ts';

export interface Shipment {
  from: string;
  /** Name, street, town, country: as they stand on the label. */
  to: string[];
  /** ISO 3166 of where it goes. */
  country: string;
  box: Box;
  /** Kilograms. */
  weight: Decimal;
  /** What the shop calls the order. */
  reference: string;
}

export type Purchase =
  | {
      status: 'bought';
      /** The carrier's own name for what was bought. */
      carrierLabelId: string;
      trackingNumber: string;
      trackingLink: string;
      /** ISO 8601. */
      voidUntil: string;
      /** PDF. */
      document: Uint8Array;
    }
  | { status: 'refused'; reason: string };

export type Voiding = { status: 'voided' } | { status: 'refused'; reason: string };

/** Who takes parcels. Asked outside of any transaction; a call that throws leaves open what became of it. */
export interface ShippingCarrier {
  /** Stands as the parcel's carrier. */
  name: string;
  /** Its labels move nothing. */
  test: boolean;
  /** Cheapest first; none where it does not take the parcel. */
  rates(shipment: Shipment): Promise<ShippingRate[]>;
  /** Asked twice under the same key it buys once, and hands the same label out again. */
  buy(requested: { key: string; service: string; shipment: Shipment; now: Date }): Promise<Purchase>;
  /** The same for what is given back. */
  cancel(requested: { key: string; carrierLabelId: string }): Promise<Voiding>;
}
