import type { OrderPaymentRequestsApi, Reply } from '#platform/contract/index.ts';
import type { Decimal } from '#shared/money.ts';

type ApiRequest = NonNullable<
  Reply<OrderPaymentRequestsApi, 'getOrderPaymentRequest'>['orderPaymentRequest']
>;

interface ActionLink {
  label?: string;
  url?: string;
}

interface ActionLinks {
  general?: ActionLink[];
  error?: ActionLink;
}

export interface RedirectUrls {
  successUrl?: string | null;
  pendingUrl?: string | null;
  cancelUrl?: string | null;
  errorUrl?: string | null;
}

/** As it is kept: its status is that of the last write, and the clock may have passed it by. */
export type PaymentRequest = Omit<ApiRequest, 'status'> & {
  id: string;
  orderId: string;
  title: string;
  currency: string;
  amount: { amount: Decimal };
  status: Status;
  /** On the wire; the package's types leave it out. */
  actionLinks?: ActionLinks;
  /** Where the app that prepared it wants the buyer afterwards; not part of the contract's entity. */
  redirectUrls?: RedirectUrls;
};

/** VOIDED is in the contract's operations and events, and in the API; the SDK's type of it lacks the word. */
export type Status = NonNullable<ApiRequest['status']> | 'VOIDED';

/** As the contract's types have it. */
export type ShownRequest = ApiRequest & { id: string; orderId: string };

export const PAYMENT_REQUEST_FQDN = 'wix.ecom.v1.order_payment_request';
