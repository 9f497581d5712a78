/** `BACK`: there are pieces. `OUT`: sold out still. `GONE`: nobody can see it any more. */
export type DemandState = 'BACK' | 'OUT' | 'GONE';

export const demandStates: readonly DemandState[] = ['BACK', 'OUT', 'GONE'];

/** A variant that people wait for, as the back office shows it: beside the contract, which counts and does not name. */
export interface Demand {
  /** The variant's. */
  id: string;
  productId: string;
  /** Empty where the product is gone. */
  name: string;
  /** "70 × 98 cm, Oak"; empty where there is nothing to choose. */
  choices: string;
  sku?: string;
  imageId?: string;
  state: DemandState;
  /** Absent where pieces are not counted. */
  stock?: number;
  price: string;
  currency: string;
  /** Whose turn it is not yet. */
  waiting: number;
  /** Whose mail is about to be written. */
  sending: number;
  failed: number;
  /** Since when the first of them waits. */
  since?: string;
  /**
   * How many people "Notify" emails: those who wait for a variant in stock, and where no more emails than pieces are
   * sent, at most one for each piece.
   */
  reach: number;
  /** What those who wait would pay. */
  worth: string;
  /** The potential revenue of the customers who can be notified today. */
  effect: string;
}

/** All of it in one line. */
export interface DemandTotals {
  variants: number;
  people: number;
  worth: string;
  /** The number of customers who can be notified today. */
  reach: number;
  /** The number of emails that failed, over all variants. */
  failed: number;
  currency: string;
}

/** How a variant came to be waited for. */
export interface DemandStory {
  /** A day of the shop's zone each, those without any as well; the last is today. */
  days: { day: string; asked: number }[];
  /** The number of waiting customers by language; empty where no language is known. */
  languages: { language: string; people: number }[];
}

/** What the back office shows of a request beside what the contract knows. */
export interface NotificationRequestDetails {
  id: string;
  variantId: string;
  name: string;
  choices: string;
  imageId?: string;
  price: string;
  language?: string;
  why?: 'ITEM_GONE' | 'MAIL_REFUSED';
  /** The last error of the mail server. */
  said?: string;
}
