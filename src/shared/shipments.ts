import type { KnownCarrier } from './carriers.ts';
import type { FileEncoding } from './encodings.ts';

/** A line of a file of tracking numbers, as it stands there. */
export interface TrackingRow {
  /** As a spreadsheet counts. */
  row: number;
  number: string;
  tracking: string;
  carrier: string;
  link: string;
}

/** Why a line sends nothing. */
export type TrackingProblem =
  | 'broken'
  | 'noNumber'
  | 'unknown'
  | 'outside'
  | 'gone'
  | 'sent'
  | 'doubled'
  | 'tracking'
  | 'link';

/** What a parcel of an order is followed by, as the contract takes it. */
export interface OrderTracking {
  orderId: string;
  trackingInfo: { trackingNumber?: string; shippingProvider?: string; trackingLink?: string };
}

export interface MatchedRow extends OrderTracking {
  row: number;
  /** Of the order. */
  number: string;
}

/** What would come of a file, before anything does. */
export interface TrackingCheck {
  matched: MatchedRow[];
  refused: (TrackingRow & { problem: TrackingProblem; text: string })[];
  /** The rejected lines as a file, which can be corrected and uploaded again. */
  refusedCsv: string;
}

/** What a file of tracking numbers says. */
export interface TrackingText {
  encoding: FileEncoding;
  text: string;
}

export interface TrackingCheckRequest {
  text: string;
  /** Of lines that name none. */
  carrier?: KnownCarrier | undefined;
  selection: { ids: string[] } | { filter: Record<string, unknown> };
}

/** More lines than that belong into several files. */
export const MAX_TRACKING_ROWS = 3000;
