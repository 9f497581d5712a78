import { DEFAULT_BRAND, type StoreBrand, type StoreTheme } from './store-brand.ts';
import { taxNamesOf, type TaxNames } from './tax-names.ts';
import { HOME_SECTIONS, type HomeSectionName, type TextLanguage } from './shop-texts.ts';

export { STORE_THEMES, type StoreTheme } from './store-brand.ts';

/** The sections that the front page of a theme has. */
export const THEME_SECTIONS: Readonly<Record<StoreTheme, readonly HomeSectionName[]>> = {
  plain: ['hero', 'facts', 'new', 'families'],
  linen: ['hero', 'facts', 'new', 'families'],
  halfdrop: HOME_SECTIONS,
};

/** `natural` displays a picture whole; the others crop it around its focal point. */
export const PICTURE_SHAPES = ['natural', 'square', 'portrait'] as const;
export type PictureShape = (typeof PICTURE_SHAPES)[number];

/** A text of the merchant's; where another language is empty, English is displayed. */
export type LocalizedText = Record<TextLanguage, string>;

export interface MenuLink {
  label: LocalizedText;
  /** A path of the shop, such as `/collections/all`, or a URL. */
  link: string;
}

export interface MenuItem extends MenuLink {
  /** One level below it. */
  items: MenuLink[];
}

export interface StoreFact {
  /** `%{price}` is the lowest price of the shop. */
  title: LocalizedText;
  detail: LocalizedText;
}

export interface ProductNote {
  title: LocalizedText;
  text: LocalizedText;
}

export const STOREFRONT_BOUNDS = {
  menuItems: 8,
  menuLinks: 12,
  facts: 4,
  notes: 4,
  featured: 12,
  dispatchDays: 60,
  label: 40,
  link: 300,
  title: 120,
  lead: 400,
  detail: 120,
  text: 2000,
} as const;

/** What the merchant decides of the shop's own pages, apart from their texts. */
export interface StorefrontSettings {
  theme: StoreTheme;
  brand: StoreBrand;
  pictureShape: PictureShape;
  /** Empty: all products, collections, and gift cards where they are sold. */
  menu: MenuItem[];
  footer: { title: LocalizedText; lead: LocalizedText };
  /** Business days until an order ships at the latest; null: nothing is promised. */
  dispatchDays: number | null;
  /** Displayed on the front page. */
  facts: StoreFact[];
  /** Displayed with every product that is shipped. */
  notes: ProductNote[];
  /** Ids of products that pages without products of their own suggest. */
  featured: string[];
}

const noText = (): LocalizedText => ({ en: '', he: '' });

export const DEFAULT_STOREFRONT: StorefrontSettings = {
  theme: 'plain',
  brand: DEFAULT_BRAND,
  pictureShape: 'natural',
  menu: [],
  footer: { title: noText(), lead: noText() },
  dispatchDays: null,
  facts: [],
  notes: [],
  featured: [],
};

/** What other settings of the store say that pages may therefore say, too. */
export interface StoreFacts {
  /** Absent where tax is charged nowhere. */
  tax?: 'included' | 'added';
  /** ISO 3166-1 alpha-2, the first that was set up before others. */
  taxedCountries: string[];
  sellsGiftCards: boolean;
  hasCollections: boolean;
  /** Whether a mail server sends what the store writes to its customers. */
  sendsEmail: boolean;
  /** Whether there is a region that goods are delivered to. */
  delivers: boolean;
}

/** What the pages of the shop are drawn from. */
export interface ShownStorefront extends StorefrontSettings {
  store: StoreFacts;
}

/** The same as far as the platform knows it; what sends emails is the gateway. */
export interface PlatformStorefront extends StorefrontSettings {
  store: Omit<StoreFacts, 'sendsEmail'>;
}

export interface ShownMenuLink {
  label: string;
  link: string;
}

export interface ShownMenuItem extends ShownMenuLink {
  items?: ShownMenuLink[];
}

/** Of the settings, what every page needs, in the language of the page. */
export interface StorefrontLook extends Omit<StoreFacts, 'taxedCountries'>, TaxNames {
  theme: StoreTheme;
  pictureShape: PictureShape;
  /** Complete on the pages that the server draws: what a store has by itself, or the merchant's, and their pages. */
  menu: ShownMenuItem[];
  footer: { title: string; lead: string };
  dispatch?: {
    days: number;
    /** The town that orders ship from; empty where the business has no address. */
    place: string;
  };
}

/** Gift cards reach nobody without a mail server, so none are sold then. */
export const shownWithEmail = (
  { store, ...settings }: PlatformStorefront,
  sendsEmail: boolean,
): ShownStorefront => ({
  ...settings,
  store: { ...store, sendsEmail, sellsGiftCards: store.sellsGiftCards && sendsEmail },
});

/** Where the platform is hosted elsewhere: it sends the emails, and nothing else is known. */
export const UNKNOWN_STOREFRONT: ShownStorefront = {
  ...DEFAULT_STOREFRONT,
  store: {
    taxedCountries: [],
    sellsGiftCards: false,
    hasCollections: true,
    delivers: false,
    sendsEmail: true,
  },
};

interface SiteLocation {
  /** Of the address of the business; both absent where it has none. */
  town?: string | undefined;
  country?: string | undefined;
  /** The country of whoever looks, as far as it is known. */
  visitorCountry?: string | undefined;
}

export function lookOf(
  { theme, pictureShape, menu, footer, dispatchDays, store: { taxedCountries, ...store } }: ShownStorefront,
  language: TextLanguage,
  { town = '', country, visitorCountry }: SiteLocation = {},
): StorefrontLook {
  const linkOf = ({ label, link }: MenuLink): ShownMenuLink => ({ label: textIn(label, language), link });
  return {
    ...store,
    ...taxNamesOf(taxedCountries, [visitorCountry, country], language),
    theme,
    pictureShape,
    menu: menu.map(({ items, ...item }) => ({
      ...linkOf(item),
      ...(items.length > 0 && { items: items.map(linkOf) }),
    })),
    footer: { title: textIn(footer.title, language), lead: textIn(footer.lead, language) },
    ...(dispatchDays !== null && { dispatch: { days: dispatchDays, place: town } }),
  };
}

export const textIn = (text: LocalizedText, language: TextLanguage): string => text[language] || text.en;

/** The look of a store that nobody has set up. */
export const PLAIN_LOOK: StorefrontLook = /* @__PURE__ */ lookOf(UNKNOWN_STOREFRONT, 'en');
