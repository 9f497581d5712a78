/** A mail that reminds of what was left. */
export interface Reminder {
  on: boolean;
  /** Since it was left. */
  hours: number;
}

/** When a checkout counts as left, and who is reminded of it. */
export interface ReminderSettings {
  /** So long nobody touched it. */
  delayMinutes: number;
  remind: boolean;
  /** `SUBSCRIBED`: those alone who agreed to hear from the shop. */
  whom: 'ALL' | 'SUBSCRIBED';
  /** Three, each later than the one before. */
  reminders: Reminder[];
}

/** Nobody is written to before somebody has decided so. */
export const DEFAULT_REMINDER_SETTINGS: ReminderSettings = {
  delayMinutes: 60,
  remind: false,
  whom: 'SUBSCRIBED',
  reminders: [
    { on: true, hours: 1 },
    { on: true, hours: 24 },
    { on: true, hours: 72 },
  ],
};

export const MIN_DELAY = 1;
export const MAX_DELAY = 10_080;
export const MAX_HOURS = 720;
export const REMINDERS = 3;
/** A reminder that is later than this is not sent any more. */
export const LATE_HOURS = 48;
/** How long the link of a reminder brings the cart back, in days. */
export const LINK_DAYS = 90;

/** Why a reminder was not sent. */
export const REMINDER_OBSTACLES = [
  'NO_ADDRESS',
  'NOT_WANTED',
  'NOT_AGREED',
  'EMPTY',
  'ITEMS_GONE',
  'CHECKOUT_GONE',
  'BOUGHT',
  'PAYING',
  'OTHER_BAG',
  'MAIL_REFUSED',
] as const;
export type ReminderObstacle = (typeof REMINDER_OBSTACLES)[number];

/** How far the buyer came. */
export const STEPS = ['BAG', 'CONTACT', 'ADDRESS', 'DELIVERY', 'PAYMENT'] as const;
export type Step = (typeof STEPS)[number];

/** What was agreed to, with what proves it. */
export interface NewsletterConsent {
  given: boolean;
  /** ISO 8601. */
  date: string;
  /** Where consent was given, such as `checkout`. */
  place: string;
  /** As they stood beside the box. */
  words: string;
  language: string;
}

/** What the contract has no field for. */
export interface AbandonedCheckoutDetails {
  id: string;
  step: Step;
  /** When it was touched last; ISO 8601, as all dates here. */
  leftDate: string;
  /** Who followed a link back to it, last. */
  returnedDate?: string;
  /** How many reminders have had their turn. */
  reminded: number;
  /** When the next one has its turn; absent where the buyer gets none. */
  nextReminder?: string;
  /** Why the buyer of an open one gets none, neither by the plan nor by hand. */
  notReminded?: ReminderObstacle;
  acts: {
    date: string;
    type: string;
    /** Email of the person of the shop; absent where the shop acted by itself. */
    by?: string;
    /** Which reminder; absent of one sent by hand. */
    reminder?: number;
    why?: ReminderObstacle;
  }[];
  note?: string;
  /** The address has unsubscribed from reminders. */
  refused: boolean;
  newsletter?: NewsletterConsent;
  orderId?: string;
  orderNumber?: string;
}

export const MAX_NOTE = 2000;

/** Abandoned and recovered checkouts of the last weeks. */
export interface AbandonmentSummary {
  /** Open ones, and what they come to. */
  open: { count: number; value: string };
  /** Reminders of the last 30 days, and the checkouts recovered after one. */
  reminded: number;
  recoveredAfterReminder: number;
  refusals: number;
  currency: string;
  /** The last eight, the oldest first; each begins on its Monday in the shop's zone. */
  weeks: { day: string; left: number; recovered: number; leftValue: string; recoveredValue: string }[];
}

/** What a link of a reminder opens: nothing of who left it. */
export interface OpenedCart {
  state: 'OPEN' | 'BOUGHT';
  /** Where it was left, and its way back leads. */
  at: 'BAG' | 'CHECKOUT';
  items: {
    id: string;
    name: string;
    quantity: number;
    choices?: string;
    image?: { id: string; width: number; height: number };
  }[];
  /** The order of a recovered checkout, which only its owner sees. */
  orderId?: string;
}

/** Where the cart is now. */
export interface BroughtBack {
  /** Absent of what never went to one. */
  checkoutId?: string;
  /** Pieces that are sold out or gone meanwhile. */
  missing: number;
}
