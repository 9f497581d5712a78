import type { WishedProduct } from './wishlists.ts';

/** Settings of back-in-stock emails that the contract lacks. */
export interface NotificationSettings {
  /** As many customers are notified as units are back in stock, and more as soon as there are more. */
  noMoreThanPieces: boolean;
}

export const DEFAULT_NOTIFICATION_SETTINGS: NotificationSettings = { noMoreThanPieces: false };

/** How long a request is stored after its email was sent or failed, in days. */
export const NOTIFIED_DAYS = 30;

/** How long somebody waits at most, in days. */
export const WAITING_DAYS = 365;

/** What a page's address says of the form it was sent with, before its script was there. */
export const FORM_RESULT_PARAM = 'notifyMe';

/** The outcomes of a back-in-stock request by the form of a page without script. */
export const formResults = ['requested', 'waiting', 'invalid', 'tooMany', 'closed', 'failed'] as const;
export type FormResult = (typeof formResults)[number];

/** In the address of a product: its page puts what is chosen into the cart, once it has come to life. */
export const ADD_TO_CART = 'addToBag';

/** What somebody who is signed in waits for, as their account shows it. */
export interface WaitedThing {
  id: string;
  /** ISO 8601. */
  since: string;
  /** Where the mail goes. */
  email: string;
  state: 'WAITS' | 'TOLD' | 'FAILED';
  /** Absent where nobody can see it any more. */
  product?: WishedProduct;
}
