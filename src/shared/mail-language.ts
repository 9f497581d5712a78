/** What mails to customers are written in; the shop speaks these. */
export type MailLanguage = 'en' | 'he';

/** The contract takes any text: `zh_CN` is a language to it, and so is what is none. */
function known(text: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(text.replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}

const languageOf = (locale: string): string => locale.split('-')[0] ?? locale;

/**
 * How a buyer reads dates and totals: a language without a region is read as in the store's region, where that is its
 * language.
 */
export function buyerLocale(buyerLanguage: string | null | undefined, storeLocale: string): string {
  const own = buyerLanguage ? known(buyerLanguage) : undefined;
  return own === undefined || own === languageOf(storeLocale) ? storeLocale : own;
}

/** The language in which a buyer is written to. */
export const mailLanguage = (buyerLanguage: string | null | undefined, storeLocale: string): MailLanguage =>
  /^(he|iw)\b/i.test(buyerLocale(buyerLanguage, storeLocale)) ? 'he' : 'en';

/** The language of the store, by `STORE_LOCALE` or the setting: of its front page, and of emails and documents to nobody else's. */
export const storeLanguage = (storeLocale: string): MailLanguage => mailLanguage(undefined, storeLocale);
