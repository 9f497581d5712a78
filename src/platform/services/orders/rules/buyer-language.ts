import type { Site } from '../../../context.ts';
import type { Order } from '../order.ts';

type Buyer = Pick<Order, 'buyerLanguage'>;

/** The contract takes any text: `zh_CN` is a language to it, and so is what is none. */
function known(text: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(text.replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}

const languageOf = (locale: string): string => locale.split('-')[0] ?? locale;

/** The buyer's locale; a language without a region is read as in the store's region, where that is its language. */
export function localeOf({ buyerLanguage }: Buyer, site: Site): string {
  const own = buyerLanguage ? known(buyerLanguage) : undefined;
  return own === undefined || own === languageOf(site.locale) ? site.locale : own;
}

export const readsHebrew = (order: Buyer, site: Site): boolean => /^(he|iw)\b/i.test(localeOf(order, site));

/** Where the shop is in the language of the order's buyer, without a trailing slash. */
export const shopOf = (order: Buyer, site: Site): string =>
  site.publicUrl + (readsHebrew(order, site) ? '/he' : '');
