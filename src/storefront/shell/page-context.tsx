import { createContext, use, useMemo, type ReactNode } from 'react';
import type { PageStore, Theme } from '../../shared/shop-rendering.ts';
import type { FrameTexts } from '../../shared/shop-texts.ts';
import type { ShownContact } from '../../shared/site-contact.ts';
import { localePath, type Locale } from '../i18n/locales.ts';
import { translator, type Translate } from '../i18n/messages.ts';

/** What is known of the page before anything is drawn; the same on the server and in the browser. */
export interface PageFacts {
  locale: Locale;
  /** Without the language. */
  path: string;
  search: string;
  theme: Theme;
  store: PageStore;
  publicUrl: string;
  /** What the merchant says around every page; absent where it could not be read. */
  texts?: FrameTexts | undefined;
  /** How the shop is reached; absent where nobody says. */
  contact?: ShownContact | undefined;
}

const Facts = createContext<PageFacts | undefined>(undefined);

export function PageProvider({ facts, children }: { facts: PageFacts; children?: ReactNode }) {
  return <Facts value={facts}>{children}</Facts>;
}

export function usePageFacts(): PageFacts {
  const facts = use(Facts);
  if (!facts) throw new Error('A piece of the shop stands outside its page.');
  return facts;
}

export const useLocale = (): Locale => usePageFacts().locale;

/** The words of the shop in the page's language. */
export function useT(): Translate {
  const {
    locale,
    store: {
      look: { theme },
    },
  } = usePageFacts();
  return useMemo(() => translator(locale, { theme }), [locale, theme]);
}

/** The address of one of our pages in the page's language: `usePath()('/cart')`. */
export function usePath(): (path: string) => string {
  const locale = useLocale();
  return useMemo(() => (path) => localePath(locale, path), [locale]);
}
