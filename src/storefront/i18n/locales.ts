/** The shop's languages; English is at `/…`, every other under its code. */
export const locales = {
  en: { tag: 'en-GB', direction: 'ltr', prefix: '', name: 'English' },
  he: { tag: 'he-IL', direction: 'rtl', prefix: '/he', name: 'עברית' },
} as const;

export type Locale = keyof typeof locales;

export const localeCodes = Object.keys(locales) as Locale[];

/** Parts a path into its language and the page's own path. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  for (const locale of localeCodes) {
    const { prefix } = locales[locale];
    if (prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`))) {
      return { locale, path: pathname.slice(prefix.length) || '/' };
    }
  }
  return { locale: 'en', path: pathname };
}

/** The address of a page in a language. */
export function localePath(locale: Locale, path: string): string {
  const { prefix } = locales[locale];
  return path === '/' && prefix !== '' ? prefix : prefix + path;
}
