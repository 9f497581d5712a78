/** How far an attempt to collect money is. */
export type ChargeStatus =
  /** The provider was asked, or is about to be; its answer is not known. */
  | 'ASKED'
  /** The provider tells later. */
  | 'PENDING'
  /** The shopper has to prove something at the provider first. */
  | 'ACTION_REQUIRED'
  | 'APPROVED'
  /** The money is held for the order; what becomes of it is the payment's to tell. */
  | 'AUTHORIZED'
  | 'DECLINED'
  /** Given up for another attempt before it brought money. */
  | 'CANCELED';

/** One attempt to collect an order's money with one means of payment. */
export interface StoredCharge {
  /** Also the id of the payment in the order's transactions. */
  id: string;
  orderId: string;
  checkoutId: string | null;
  /** The request it answers, where somebody asked for this money. */
  paymentRequestId: string | null;
  /** Of the provider; never a card number. */
  paymentToken: string;
  amount: string;
  currency: string;
  returnUrl: string;
  /** Where the money is only held: what is done with it when nobody says so in time. */
  delayedCapture: 'CAPTURE' | 'VOID' | null;
  /** When that is, counted from when the money is held; null for as late as can be. */
  captureDelayMinutes: number | null;
  /** The shopper wants the means of payment to be kept. */
  savesMethod: boolean;
  /** The kept means of payment: of one the shop begins what is charged, else what was kept with it. */
  savedMethodId: string | null;
  /** The shop charges what it keeps; no shopper is there. */
  merchantInitiated: boolean;
  /** Whether an app of the shop wants the card's owner to be proved; null until those that know were asked. */
  secondStep: boolean | null;
  status: ChargeStatus;
  providerTransactionId: string | null;
  reason: string | null;
  redirectUrl: string | null;
  cardBrand: string | null;
  cardLastFour: string | null;
  /** How often the provider was asked. */
  asks: number;
  createdDate: string;
  /** When an open one is asked for again; null once settled. */
  nextAskDate: string | null;
}

export const isOpen = ({ status }: Pick<StoredCharge, 'status'>): boolean =>
  status === 'ASKED' || status === 'PENDING' || status === 'ACTION_REQUIRED';

export const CHARGE_FQDN = 'counterpart.payments.v1.charge';

/** Money that came, or is held for the order until somebody takes it. */
export const isSecured = ({ status }: Pick<StoredCharge, 'status'>): boolean =>
  status === 'APPROVED' || status === 'AUTHORIZED';

/** The money somebody asked for came. */
export interface RequestPaid {
  orderId: string;
  paymentId: string;
  paymentRequestId: string;
}

/** What the provider told of a refund after it had been asked for it. */
export interface RefundDecided {
  orderId: string;
  refundId: string;
  paymentId: string;
  providerRefundId: string;
  status: 'SUCCEEDED' | 'FAILED';
  reason: string | undefined;
}

/** Why an order's money will not come, unless it is tried again: what it held goes back. */
export interface ChargeDeclined {
  orderId: string;
  /** Absent where nobody tried to pay in time. */
  paymentId?: string;
  cause: 'DECLINED' | 'EXPIRED';
  reason: string;
}
