import type { NamedOffer } from './cart-offers.ts';
import type { DeliveryPromise } from './delivery-promise.ts';
import type { ShownPerson } from './people.ts';
import type { ShownCheckout } from './checkout-page.ts';
import type { ItemRating } from './ratings.ts';
import type { SiteContact } from './site-contact.ts';
import type { StoreTheme } from './store-brand.ts';
import type { ShownMenuLink, ShownStorefront, StorefrontLook } from './storefront.ts';
import type { FrameTexts, HomeSectionName, SectionTexts, ShownTextPage, TextLanguage } from './shop-texts.ts';

/** What the server and the built storefront tell each other; neither imports the other. */
export interface ShopStore {
  name: string;
  /** ISO 4217. */
  currency: string;
  /** IANA name. */
  timeZone: string;
  /** The store's main language; English where none is named. Search engines send readers of other languages there. */
  language?: TextLanguage;
  /** The platform keeps wishlists as the shop's pages show them. */
  wishlists?: boolean;
  /** How it is reached and when it is open, as far as the merchant says. */
  contact?: SiteContact | undefined;
  /** Whoever looks round is shown the way to the back office. */
  demo?: boolean;
}

/** The store as a page of it is drawn. */
export interface PageStore extends Omit<ShopStore, 'contact' | 'language'> {
  look: StorefrontLook;
}

export type Theme = 'light' | 'dark' | 'system';

/** Files of the browser build that a page needs. */
export interface PageFiles {
  entry: string;
  styles: readonly string[];
  /** Scripts to fetch at once, beside the entry. */
  modules: readonly string[];
  /** Preloaded: the faces that every Latin page is set in. */
  fonts: readonly string[];
}

/** What pages say of a picture beside its address. */
export interface PictureHint {
  /** A few bytes that stand for it until it is there, as a data URL. */
  placeholder?: string;
  /** Of the original; a product that was made elsewhere may not say it. */
  width?: number;
  height?: number;
  /** Of what it shows now. */
  version?: string;
}

/** Nothing of a picture that is not ours. */
export type PictureHints = (mediaId: string) => Promise<PictureHint | undefined>;

/** By product; those without an approved review are absent. */
export type ReadRatings = (productIds: readonly string[]) => Promise<ReadonlyMap<string, ItemRating>>;

/** What holds for one piece of a product. */
export interface ProductTerms {
  /** Automatic discounts. */
  offers: readonly NamedOffer[];
  /** Absent of what is not sent. */
  delivery?: DeliveryPromise;
}

export type ReadOffers = (product: {
  productId: string;
  variantId: string;
  /** Where it would be sent; absent: where the shop delivers first of all. */
  country?: string;
}) => Promise<ProductTerms>;

/** Members as everybody sees them. */
export interface ReadPeople {
  /** Undefined for a private profile, and where there is no such member. */
  person(slug: string, page: number): Promise<ShownPerson | undefined>;
  /** By contact, the address of whoever has a page that everybody may open. */
  links(contactIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** What the merchant says on the shop's own pages. */
export interface ReadShopTexts {
  /** Undefined of a page that nobody shows. */
  page(name: string, language: TextLanguage): Promise<ShownTextPage | undefined>;
  /** Around every page. @param dismissed the announcement that this reader has put away */
  frame(language: TextLanguage, dismissed: string | undefined): Promise<FrameTexts>;
  /** What the merchant's own pages add to the menu. */
  menu(language: TextLanguage): Promise<ShownMenuLink[]>;
  /** The sections of the front page that are shown, in their order. */
  home(language: TextLanguage): Promise<readonly ({ name: HomeSectionName } & SectionTexts)[]>;
  /** Pages for search engines. */
  listed(): Promise<readonly { path: string; updatedDate: string }[]>;
}

/** What the checkout is set to; undefined where a hosted platform keeps that. */
export type ReadCheckoutPage = () => Promise<ShownCheckout | undefined>;

/** The settings that every page is drawn from. */
export type ReadStorefront = () => Promise<ShownStorefront>;

export interface ShopRendererOptions {
  store: ShopStore;
  /** Where people reach the shop, without a trailing slash. */
  publicUrl: string;
  /** The shop's own OAuth client, and where the browser reaches a hosted platform. */
  client: { id: string; platform?: string; media?: string };
  /** Sends a call to the platform, with the rights to read the catalogue; replies may be some seconds old. */
  platformFetch: (request: Request) => Promise<Response>;
  /** The same with nothing remembered, for a walk through the whole catalogue. */
  freshFetch: (request: Request) => Promise<Response>;
  /** Files of every page and of a list of source modules, as the browser build knows them; of those for `later` the styles alone. */
  filesFor: (sources: readonly string[], later?: readonly string[]) => PageFiles;
  /** A few bytes standing for a picture of ours until it is there, as a data URL. */
  placeholder: PictureHints;
  /** Absent with a hosted platform, which has no operation for stars. */
  ratings?: ReadRatings | undefined;
  /** Absent with a hosted platform, as well. */
  offers?: ReadOffers | undefined;
  people?: ReadPeople | undefined;
  texts: ReadShopTexts;
  storefront: ReadStorefront;
  checkoutPage: ReadCheckoutPage;
  /** Where pictures are: a path of ours, or the address of a hosted platform's. */
  mediaBase: string;
}

export interface ShopRequest {
  path: string;
  search: string;
  theme: Theme;
  /** The shopper's country, chosen or detected. */
  place?: string;
  /** The announcement that the reader has put away. */
  dismissed?: string | undefined;
  /** The page as it would look with another theme and nothing of the merchant's own look. */
  previewTheme?: StoreTheme | undefined;
}

export interface ShopReply {
  status: number;
  html: string;
  /** Where to go instead, on this host. */
  location?: string;
  /** `Link` header: what the browser may fetch before it reads the page. */
  links: readonly string[];
  /** The style element of the document, which the page's policy allows by its hash. */
  style?: string;
}

/** An address worth a search engine's visit. */
export interface SitemapEntry {
  url: string;
  /** The same page in every language. */
  links: { lang: string; url: string }[];
  /** ISO 8601. */
  lastmod?: string;
}

/** While somebody types into the search field. */
export interface Suggestions {
  posters: SuggestedPoster[];
  collections: { slug: string; name: string }[];
  /** Posters found, shown or not. */
  total: number;
  /** What was looked for in place of what was typed. */
  instead?: string;
}

export interface SuggestedPoster {
  slug: string;
  name: string;
  /** Decimal: of the cheapest choice. */
  price: string;
  /** More than one price among the choices. */
  from: boolean;
  picture?: { id: string; width: number; height: number; alt: string; base?: string };
}

/** What the server build of the storefront offers. */
export interface ShopRenderer {
  render(request: ShopRequest): Promise<ShopReply>;
  /** In place of a page that could not be drawn; asks the platform nothing. */
  apologise(request: ShopRequest): Promise<ShopReply>;
  suggest(query: string): Promise<Suggestions>;
  /** What goes with what is in a cart; the browser build knows the shape. */
  goesWith(productIds: readonly string[]): Promise<object>;
  sitemap(): AsyncIterable<SitemapEntry>;
}

export type CreateShopRenderer = (options: ShopRendererOptions) => ShopRenderer;
