import type {
  PictureHints,
  ReadCheckoutPage,
  ReadOffers,
  ReadPeople,
  ReadRatings,
  ReadShopTexts,
} from '../../shared/shop-rendering.ts';
import type { BuildRESTFunction, RESTFunctionDescriptor } from '@wix/sdk';
import type { ComponentType } from 'react';
import type { Locale } from '../i18n/locales.ts';
import type { Translate } from '../i18n/messages.ts';
import type { PageStore, ShopStore } from '../../shared/shop-rendering.ts';
import type { ShownStorefront } from '../../shared/storefront.ts';

/** Operations of the SDK, bound to the store: `shop.use(productsV3.getProduct)(id)`. */
export interface ShopClient {
  use<Operation extends RESTFunctionDescriptor>(operation: Operation): BuildRESTFunction<Operation>;
}

export type Params = Readonly<Record<string, string>>;

export interface PageRequest {
  shop: ShopClient;
  params: Params;
  search: URLSearchParams;
  locale: Locale;
  store: PageStore;
  storefront: ShownStorefront;
  /** A few bytes that stand for a picture until it is there, as a data URL. */
  placeholder: PictureHints;
  /** Absent where the platform keeps no stars. */
  ratings?: ReadRatings | undefined;
  offers?: ReadOffers | undefined;
  /** The country of whoever looks, as far as anybody knows. */
  place?: string | undefined;
  people?: ReadPeople | undefined;
  texts: ReadShopTexts;
  checkoutPage: ReadCheckoutPage;
  /** Where pictures are: a path of ours, or the address of a hosted platform's. */
  mediaBase: string;
}

export interface HeadContext {
  params: Params;
  search: URLSearchParams;
  locale: Locale;
  store: PageStore & Pick<ShopStore, 'contact'>;
  /** Absolute, without a trailing slash. */
  publicUrl: string;
  /** The absolute address of one of our pages in this language. */
  link: (path: string) => string;
}

/** A picture to fetch before the page's markup asks for it. */
export interface PicturePreload {
  srcSet: string;
  sizes: string;
  type: string;
}

export interface Head {
  title: string;
  description?: string;
  /** The page's own path with what of the query is part of its identity; default: the path without a query. */
  canonical?: string;
  /** Of a list that goes on: the pages before and behind this one, as `canonical` is written. */
  previous?: string;
  next?: string;
  /** Kept out of search engines: carts, accounts, narrow selections. */
  noIndex?: boolean;
  /** Open Graph. */
  type?: 'website' | 'product';
  image?: { url: string; alt: string };
  /** JSON-LD. */
  structured?: readonly object[];
  preload?: readonly PicturePreload[];
}

export interface PageProps<Data> {
  data: Data;
  params: Params;
  search: URLSearchParams;
}

export interface PageDefinition<Data = undefined> {
  /**
   * Reads what the page shows, on the server; without it the page is drawn in the browser. Written as
   * `import.meta.env.SSR ? read : undefined`, so that the browser never downloads it.
   */
  read?: ((request: PageRequest) => Promise<Data>) | undefined;
  head: (data: Data, t: Translate, context: HeadContext) => Head;
  Page: ComponentType<PageProps<Data>>;
}

/** There is no such thing: the shop's 404 page, with that status. */
export class NotFound extends Error {
  override readonly name = 'NotFound';
}

/** The page is elsewhere; the path is one of ours. */
export class MovedTo extends Error {
  override readonly name = 'MovedTo';
  readonly path: string;

  constructor(path: string) {
    super(path);
    this.path = path;
  }
}

/** Says what a page's module exports. `Data` must survive JSON: it travels to the browser inside the page. */
export const definePage = <Data = undefined>(definition: PageDefinition<Data>): PageDefinition<Data> =>
  definition;
