import type { Box, LabelRequest } from './labels.ts';
import type { MailPreview } from './mailing.ts';
import type { Decimal } from './money.ts';

/** The dry run of a job. */

/** Why no label can be bought for an order. */
export type LabelObstacle = 'notApproved' | 'sent' | 'noWeight' | 'notTaken';

/** Of labels that are bought for a selection. */
export interface LabelPreview {
  /** Absent where none is set up. */
  carrier?: { name: string; test: boolean };
  boxes: Box[];
  /** That some of the orders can be sent by. */
  services: { service: string; title: string }[];
  /** The requested labels, at current prices. */
  ready: Omit<LabelRequest, 'id'>[];
  sum: Decimal;
  currency: string;
  /** Orders that stay, and the first numbers of them. */
  left: { why: LabelObstacle; count: number; numbers: string[] }[];
  /** There are more than can be bought at once. */
  partial: boolean;
}

/** The dry run of a job that captures authorized payments. */
export interface CapturePreviewData {
  /** Orders with money that can be taken. */
  held: number;
  /** Orders whose authorization has run out. */
  expired: number;
  /** What would be taken, each currency for itself. */
  sums: { currency: string; amount: string }[];
  /** There are more than were counted. */
  partial: boolean;
}

/** Of buyers who are mailed. */
export interface MailPreviewData {
  /** Orders with an address. */
  reached: number;
  /** Orders without one. */
  without: number;
  partial: boolean;
  /** The first of the mails as it will go out. */
  preview?: MailPreview;
}

/** People who wait for variants, and are emailed that these are back. */
export interface DemandPreview {
  people: number;
  /** Variants of which nobody is emailed, as they are sold out or not in the store. */
  skipped: number;
  partial: boolean;
}

/** Of customers to whose account something is done. */
export interface CustomerPreview {
  members: number;
  /** Have no account, and are passed over. */
  guests: number;
}
