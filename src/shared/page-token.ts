import { randomHex } from './hex.ts';

/** Begins the token of a charge whose card the shopper enters on the payment provider's own page; the rest is chance. */
export const PAGE_TOKEN = 'page_';

/** Each stands for one try. */
export const newPageToken = (): string => PAGE_TOKEN + randomHex(16);
