import type { Decimal } from './money.ts';

/** A guest has bought, reviewed or requested something with an email address and has no account; the other kinds are members. */
export const customerStatuses = ['GUEST', 'PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE'] as const;
export type CustomerStatus = (typeof customerStatuses)[number];

/** Of those that have an account. */
export const memberStatuses = ['APPROVED', 'PENDING', 'BLOCKED', 'OFFLINE'] as const;

/** How often somebody has bought; only orders that stand count. */
export const buyings = ['NONE', 'ONCE', 'AGAIN'] as const;
export type Buying = (typeof buyings)[number];

/** Whether somebody has looked through what others report of them. */
export const reportStates = ['OPEN', 'REVIEWED'] as const;
export type ReportState = (typeof reportStates)[number];

/** The contract has no record of a customer without an account. */
export const CUSTOMER_FQDN = 'counterpart.customers.v1.customer';

export interface MoneySum {
  amount: Decimal;
  currency: string;
}

/** Whoever the shop knows by one contact, with or without an account. */
export interface CustomerSummary {
  /** Of the contact. */
  id: string;
  /** Absent of a guest. */
  memberId?: string;
  status: CustomerStatus;
  /** ACTIVE or MUTED; absent of a guest. */
  activityStatus?: string;
  /** PRIVATE or PUBLIC; absent of a guest. */
  privacyStatus?: string;
  /** What people call them; absent where only the address is known. */
  name?: string;
  firstName?: string;
  lastName?: string;
  nickname?: string;
  company?: string;
  email?: string;
  /** Absent of a guest. */
  emailVerified?: boolean;
  phone?: string;
  /** Of the public profile. */
  slug?: string;
  photo?: { url?: string };
  /** ISO 3166-1, of the last order's delivery, else of the first address. */
  country?: string;
  /** Ids of the badges they have; absent where they have none. */
  badges?: string[];
  /** Keys of their roles; absent where they have none. */
  roles?: string[];
  /** Absent where no member reported the customer. */
  reported?: ReportState;
  /** How often others did. */
  reportCount?: number;
  buying: Buying;
  /** Those that stand. */
  orders: number;
  /** In the shop's currency, less what was paid back. */
  spent: MoneySum;
  /** In other currencies. */
  otherSpent?: MoneySum[];
  /** ISO 8601, as all that follow. */
  firstOrderDate?: string;
  lastOrderDate?: string;
  lastLoginDate?: string;
  /** The last sign-in or order; of a member who did neither, when they joined. */
  lastSeenDate?: string;
  /** When the account was made. */
  joinedDate?: string;
  /** The first order, or when the account was made. */
  firstSeenDate?: string;
}

export const MAX_CUSTOMER_NOTE = 2000;

/** What the team wrote about a customer; the customer never sees it. */
export interface CustomerNote {
  id: string;
  text: string;
  /** The address of who wrote it; absent where an app did. */
  by?: string;
  pinned: boolean;
  /** ISO 8601. */
  createdDate: string;
  /** Where it was changed since. */
  updatedDate?: string;
}

/** What a customer's page tells beside what the list does. */
export interface CustomerDetails {
  /** The latest, whether they stand or not. */
  orderIds: string[];
  /** Whether they stand or not. */
  placed: number;
  /** Of orders that stand: how many are paid, in full or in part, and what was paid back. */
  byCurrency: { currency: string; paidOrders: number; refunded: Decimal }[];
  /** That they wrote, shown or not. */
  reviews: number;
  /** The addresses that lead to them, in order: the one they are shown by is among them. */
  emails: string[];
  /** Their own, and those that were merged with it. */
  contactIds: string[];
  /** Absent of a guest. */
  account?: CustomerAccount;
}

/** One of two guests who may be the same person, or what would be left of both. */
export interface MergeSide {
  customer: CustomerSummary;
  emails: string[];
  notes: number;
}

export interface MergePreview {
  /** The customer that remains, and the one that is merged into it. */
  sides: [MergeSide, MergeSide];
  merged: MergeSide;
}

export interface CustomerAccount {
  hasPassword: boolean;
  /** Such as TOTP or WEBAUTHN; none: the password alone. */
  factors: string[];
  sessions: CustomerSession[];
  addresses: CustomerAddress[];
}

export interface CustomerSession {
  id: string;
  /** As the browser or app called itself; absent where it did not say. */
  userAgent?: string;
  createdDate: string;
  lastUsedDate: string;
}

/** A field of their profile that the shop thought of. */
export interface CustomerField {
  key: string;
  name: string;
  /** TEXT, NUMBER, DATE, URL or SOCIAL. */
  type: string;
  /** Of a SOCIAL one. */
  network?: string;
  section: string;
  /** PUBLIC or PRIVATE. */
  privacy: string;
  /** Absent where they wrote nothing. */
  value?: string | number;
}

/** Neither is counted further than 10,000. */
export interface CustomerFollows {
  followers: number;
  following: number;
}

export interface CustomerAddress {
  id?: string | null;
  addressLine?: string | null;
  addressLine2?: string | null;
  city?: string | null;
  postalCode?: string | null;
  subdivision?: string | null;
  country?: string | null;
}
