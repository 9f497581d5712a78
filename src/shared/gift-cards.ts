import type { Decimal } from './money.ts';

/** A card has the first of these states that applies. */
export const GIFT_CARD_STATES = [
  'DISABLED',
  'EXPIRED',
  'USED_UP',
  'UNDELIVERED',
  'PLANNED',
  'IN_USE',
  'UNUSED',
] as const;

export type GiftCardState = (typeof GIFT_CARD_STATES)[number];

/** What can be spent, and is owed until it is. */
export const OWED: readonly GiftCardState[] = ['UNDELIVERED', 'PLANNED', 'IN_USE', 'UNUSED'];

/** The activities of a gift card. Those that move no money have an amount of 0. */
export const MOVEMENT_KINDS = [
  'ISSUED',
  'TOPPED_UP',
  'TAKEN_OFF',
  'REDEEMED',
  'VOIDED',
  'REFUNDED',
  'DISABLED',
  'ENABLED',
  'EXPIRED',
  'EXTENDED',
  'SENT',
  'UNDELIVERED',
] as const;

export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** When it can be spent for the last time: it is good for whole days of the shop, and its end is the first that is not. */
export const lastMomentOf = (expirationDate: string): string =>
  new Date(Date.parse(expirationDate) - 1).toISOString();

export interface GiftCardMovement {
  id: string;
  kind: MovementKind;
  /** What it added; less than 0 where it took. */
  amount: Decimal;
  /** What was on the card after it. */
  balance: Decimal;
  /** ISO 8601. */
  date: string;
  orderId?: string;
  orderNumber?: string;
  /** The address of who did it; absent where the shop did so by itself. */
  by?: string;
  note?: string;
}

/** A gift card as the back office displays it, with the last characters of its code. */
export interface GiftCardView {
  id: string;
  lastFour: string;
  state: GiftCardState;
  balance: Decimal;
  /** All that was ever put on it. */
  loaded: Decimal;
  currency: string;
  createdDate: string;
  updatedDate: string;
  lastUsedDate?: string;
  expirationDate?: string;
  recipient?: { name?: string; email?: string };
  sender?: { name?: string };
  message?: string;
  language?: string;
  /** When its mail is to go out, or went. */
  sendDate?: string;
  sentDate?: string;
  /** Why its mail did not arrive. */
  failure?: string;
  orderId?: string;
  orderNumber?: string;
  issuedBy?: string;
}

/** What the shop sells and issues. */
export interface GiftCardRules {
  /** Whether shoppers can buy cards. */
  sold: boolean;
  /** Amounts that are offered, in the shop's currency. */
  presets: Decimal[];
  /** Bounds of an amount of one's own. */
  least: Decimal;
  most: Decimal;
  /** How long a new card is good; 0 is for ever. */
  months: number;
}

export const DEFAULT_GIFT_CARD_RULES: GiftCardRules = {
  sold: true,
  presets: ['25', '50', '75', '100', '150'],
  least: '10',
  most: '500',
  months: 36,
};

export const MAX_PRESETS = 8;
export const MAX_MONTHS = 120;
export const MAX_MESSAGE = 300;
export const MAX_NAME = 60;
/** Cards of the same amount and words in an order: each is made and mailed with the payment. */
export const MAX_PER_KIND = 100;
/** The last day on which a card ends: later ones are past in the order of texts. */
export const LAST_END = '9999-12-30';
/** How far ahead a card can be sent, in days. */
export const MAX_DAYS_AHEAD = 365;
/** What is given back to a card that has ended makes it good for so long again. */
export const DAYS_AFTER_REFUND = 90;
/** The hour of the shop's day at which cards go out. */
export const SEND_HOUR = 9;

/** The outstanding balances by currency, and their recent changes. */
export interface GiftCardSummary {
  owed: { currency: string; cards: number; amount: Decimal }[];
  /** In the last 30 days, in the shop's currency. */
  issued: Decimal;
  used: Decimal;
  lapsed: Decimal;
}

/** The shop provides its own cards; carts name them by these. */
export const GIFT_CARD_APP_ID = '7a1f8b52-9a6e-4c0e-8a0d-5d1b8f3c6e21';
export const GIFT_CARD_ITEM_ID = '3f6c2a70-58d1-4b1e-9c84-6f0e2d7a9b15';
/** What is shown of a card in a cart, an order and a mail: a picture of the shop's own library, which nobody brought. */
export const GIFT_CARD_PICTURE = { id: 'gift-card.png', width: 1000, height: 1400 };
export const GIFT_CARD_PATH = '/gift-card';

/** What a buyer says of a card, as a cart keeps it with the line. */
export interface GiftCardWish {
  amount: Decimal;
  recipientName?: string;
  recipientEmail: string;
  senderName?: string;
  message?: string;
  /** `YYYY-MM-DD` in the shop's zone; absent: as soon as it is paid. */
  sendOn?: string;
  language?: string;
}

/** A gift card that another page proposes to issue; the browser keeps it with the entry of its history. */
export interface PreparedGiftCard {
  amount: string;
  email?: string;
}

export const isPreparedGiftCard = (state: unknown): state is PreparedGiftCard =>
  typeof state === 'object' && state !== null && 'amount' in state && typeof state.amount === 'string';
