/** Where the contract lets an app keep what is its own with a draft; it goes to the order with it. */
export const OFFER = '@counterpart/offer';

/** What a draft is to be sent with. */
export interface Offer {
  /** A day of the store: the last on which it can be paid. */
  validUntil?: string;
  /** To the customer. */
  message?: string;
}
