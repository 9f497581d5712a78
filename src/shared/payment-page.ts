import type { Transfer } from './bank-account.ts';
import type { Decimal } from './money.ts';

/** In place of a request's id: a preview of the request, which is stored in the tab under this name. */
export const PAYMENT_PREVIEW = 'preview';

/** What whoever has the address of a payment request is shown. */
export interface PaymentPage {
  id: string;
  title: string;
  description: string | null;
  amount: Decimal;
  currency: string;
  /** ISO 8601. */
  expirationDate: string | null;
  /** NOT_OWED: the order was paid in another way, or canceled. */
  standing: 'UNPAID' | 'UNDER_WAY' | 'PAID' | 'EXPIRED' | 'VOIDED' | 'NOT_OWED';
  orderNumber: string;
  lines: { name: string; quantity: number }[];
  /** The last try to pay it. */
  charge: {
    status: 'APPROVED' | 'DECLINED' | 'PENDING' | 'ACTION_REQUIRED';
    reason?: string;
    redirectUrl?: string;
  } | null;
  /** Whether the shop takes cards just now. */
  card: boolean;
  /** The card is entered on the payment provider's page, not here. */
  cardPage: boolean;
  /** Where the money may be sent instead, in a shop that takes no cards; null where it may not, or is not to be. */
  transfer: Transfer | null;
  /** Pages of the app that created the payment request. */
  onward?: Onward;
}

export interface Onward {
  /** Beside the form. */
  links: OnwardLink[];
  /** Offered when a payment fails. */
  error?: OnwardLink;
  /** Where it goes on once the payment went through. */
  paid?: string;
  /** Where it goes on while the bank has not answered. */
  pending?: string;
}

export interface OnwardLink {
  /** Without one it is the way back. */
  label?: string;
  url: string;
}
