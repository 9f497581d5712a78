import type { Site } from '../../../context.ts';
import type { Order } from '../order.ts';

type Buyer = Pick<Order, 'buyerLanguage'>;

export const localeOf = ({ buyerLanguage }: Buyer, site: Site): string => buyerLanguage ?? site.locale;

export const readsHebrew = (order: Buyer, site: Site): boolean => /^(he|iw)\b/i.test(localeOf(order, site));

/** Where the shop is in the language of the order's buyer, without a trailing slash. */
export const shopOf = (order: Buyer, site: Site): string =>
  site.publicUrl + (readsHebrew(order, site) ? '/he' : '');
