import type { Traces } from './redact.ts';

/** The parts of a customer's data, in the order of the dialog and of the exported file. */
export const customerParts = [
  'profile',
  'orders',
  'payments',
  'shipments',
  'returns',
  'invoices',
  'subscriptions',
  'giftCards',
  'carts',
  'abandonedCheckouts',
  'drafts',
  'wishlists',
  'waitingFor',
  'reviews',
  'votes',
  'reviewRequests',
  'about',
  'follows',
  'blocks',
  'reports',
  'roles',
  'badges',
  'taxDetails',
  'notes',
  'sessions',
  'secondFactors',
  'savedCards',
  'newsletter',
  'emailOptOuts',
  'orderEmails',
  'discounts',
  'files',
] as const;
export type CustomerPart = (typeof customerParts)[number];

/** What becomes of a part when a customer is erased. */
export type ErasureOutcome = 'erased' | 'anonymised' | 'kept';

export const reviewErasures = ['anonymise', 'remove'] as const;
export type ReviewErasure = (typeof reviewErasures)[number];

export const erasureBlocks = [
  'OPEN_ORDERS',
  'OPEN_PAYMENTS',
  'OPEN_REFUNDS',
  'OPEN_SUBSCRIPTIONS',
  'WORKS_FOR_THE_SHOP',
] as const;
export type ErasureBlock = (typeof erasureBlocks)[number];

/** The dry run of erasing a customer. */
export interface ErasurePreview {
  /** What is to be typed before it begins: the address, else the name, else the id. */
  confirm: string;
  parts: { part: CustomerPart; count: number; fate: ErasureOutcome }[];
  /** What stands in the way, each with the numbers of the orders that it is about. */
  blocks: { why: ErasureBlock; count: number; numbers: string[] }[];
}

/** By what the gateway's own records know them. */
export interface CustomerTraces extends Traces {
  /** In lower case. */
  emails: string[];
}

export type CustomerData = Partial<Record<CustomerPart, unknown[]>>;
