/** When the shop asks its buyers for a review. */
export interface ReviewRequestSettings {
  on: boolean;
  /** What the days are counted from. */
  from: 'FULFILMENT' | 'PURCHASE';
  days: number;
  /** `SHOP`: those that buyers placed themselves, not those that people of the shop made for them. */
  orders: 'ALL' | 'SHOP';
}

/** Nobody is written to before somebody has decided so. */
export const DEFAULT_REVIEW_REQUEST_SETTINGS: ReviewRequestSettings = {
  on: false,
  from: 'FULFILMENT',
  days: 7,
  orders: 'ALL',
};

export const MAX_DAYS = 180;

/** How long the link of a mail opens the form, in days. */
export const LINK_DAYS = 90;

/** Why a request was canceled or did not go out. */
export type ReviewRequestObstacle =
  | 'BY_SHOP'
  | 'REVIEWED'
  | 'ORDER_CANCELED'
  | 'ORDER_REFUNDED'
  | 'ORDER_GONE'
  | 'ITEMS_GONE'
  | 'NO_ADDRESS'
  | 'NOT_WANTED'
  | 'MAIL_REFUSED';

/** What the back office shows of a request beside what the contract knows. */
export interface ReviewRequestDetails {
  id: string;
  orderNumber?: string;
  name?: string;
  email?: string;
  why?: ReviewRequestObstacle;
  items: {
    id: string;
    name?: string;
    imageId?: string;
    /** Of the review that was written. */
    rating?: number;
  }[];
}

/** What became of the last weeks' requests. */
export interface ReviewRequestSummary {
  /** In the last 30 days: whose link was followed (nothing in a mail watches who opens it), and who wrote a review at least. */
  sent: number;
  opened: number;
  answered: number;
  /** The last eight weeks, the oldest first; each begins on its Monday in the shop's zone. */
  weeks: { day: string; sent: number; answered: number }[];
  /** Planned for today or before. */
  dueToday: number;
  /** Email addresses that unsubscribed from review requests. */
  refusals: number;
}

/** What a link of a mail opens. */
export interface OpenedLink {
  entityId: string;
  /** How the author is known to the shop. */
  name: string;
  orderNumber?: string;
  /** The products to review, in the order of the email, without those that are no longer sold. */
  items: { entityId: string; name: string; slug: string; token: string; written: boolean }[];
}
