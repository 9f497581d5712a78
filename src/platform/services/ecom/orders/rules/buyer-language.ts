import { buyerLocale, mailLanguage } from '#shared/mail-language.ts';
import type { Site } from '#platform/context.ts';
import type { Order } from '../order.ts';

type Buyer = Pick<Order, 'buyerLanguage'>;

/** The buyer's locale; a language without a region is read as in the store's region, where that is its language. */
export const localeOf = ({ buyerLanguage }: Buyer, site: Site): string =>
  buyerLocale(buyerLanguage, site.locale);

export const readsHebrew = ({ buyerLanguage }: Buyer, site: Site): boolean =>
  mailLanguage(buyerLanguage, site.locale) === 'he';

/** Where the shop is in the language of the order's buyer, without a trailing slash. */
export const shopOf = (order: Buyer, site: Site): string =>
  site.publicUrl + (readsHebrew(order, site) ? '/he' : '');
