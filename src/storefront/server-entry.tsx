import { renderToString } from 'react-dom/server';
import type {
  CreateShopRenderer,
  PageStore,
  ShopReply,
  ShopRendererOptions,
  ShopRequest,
} from '../shared/shop-rendering.ts';
import { showContact } from '../shared/site-contact.ts';
import { brandCss, brandFonts, wholePicture } from '../shared/brand-css.ts';
import {
  lookOf,
  STORE_THEMES,
  type ShownMenuItem,
  type StorefrontLook,
  type StoreTheme,
} from '../shared/storefront.ts';
import type { BrandPicture } from '../shared/store-brand.ts';
import { toCallError } from '../wix/errors.ts';
import { suggest } from './catalog/suggest.ts';
import { localeCodes, localePath, locales, splitLocale, type Locale } from './i18n/locales.ts';
import { loadMessages, messageFiles, translator, type Flow, type Translate } from './i18n/messages.ts';
import { failedPage, findPage, loadPage, notFoundPage, pageFile, pages, type PageEntry } from './pages.ts';
import { catalogClient } from './render/catalog-client.ts';
import { documentOf } from './render/document.ts';
import { headTags } from './render/head-tags.ts';
import { sitemapOf } from './render/sitemap.ts';
import { MovedTo, NotFound, type Params } from './shell/define-page.ts';
import { readRelatedData } from './shell/read-related-data.ts';
import { themeStyles } from './themes/theme-styles.ts';
import { PageRoot } from './shell/PageRoot.tsx';
import type { PageFacts } from './shell/page-context.tsx';

interface MatchedPage {
  page: PageEntry;
  params: Params;
  status: number;
}

/** As many as a row of the cart holds. */
const IN_BAG = 3;
const SOURCE = 'src/storefront/';
const sourceOf = (file: string): string => SOURCE + file.slice(2);
const messageSources = (locale: Locale, flow: Flow, theme: StoreTheme): string[] =>
  messageFiles(locale, flow, theme).map((file) =>
    file.startsWith('../') ? SOURCE + file.slice(3) : `${SOURCE}i18n/${file.slice(2)}`,
  );

/** What there is to look at in a store whose merchant has made no menu. */
const defaultMenu = ({ hasCollections, sellsGiftCards }: StorefrontLook, t: Translate): ShownMenuItem[] => [
  { label: t('nav.all'), link: '/collections/all' },
  ...(hasCollections ? [{ label: t('nav.collections'), link: '/collections' }] : []),
  ...(sellsGiftCards ? [{ label: t('foot.giftCards'), link: '/gift-card' }] : []),
];

async function renderPage(
  options: ShopRendererOptions,
  request: ShopRequest,
  { page, params, status }: MatchedPage,
): Promise<ShopReply> {
  const { publicUrl } = options;
  const { locale, path } = splitLocale(request.path);
  const search = new URLSearchParams(request.search);
  const saved = await options.storefront();
  const storefront = { ...saved, ...(request.previewTheme && { theme: request.previewTheme }) };
  const { brand } = storefront;
  const { contact, name, currency, timeZone, wishlists, demo } = options.store;
  const look = lookOf(storefront, locale, {
    town: contact?.address?.city ?? undefined,
    country: contact?.address?.country ?? undefined,
    visitorCountry: request.place,
  });
  const store: PageStore = {
    name,
    currency,
    timeZone,
    look,
    ...(wishlists !== undefined && { wishlists }),
    ...(demo !== undefined && { demo }),
  };
  const { theme } = look;
  const definition = await loadPage(page, theme);
  const flows = ['shell', ...page.flows] as const;
  await loadMessages(locale, flows, theme);
  const t = translator(locale, { theme, marked: false });
  // Pages are still drawn where the merchant's own could not be read.
  const ownPages = await options.texts.menu(locale).catch(() => []);
  look.menu = [...(look.menu.length > 0 ? look.menu : defaultMenu(look, t)), ...ownPages];
  const shop = catalogClient(options.platformFetch);
  const data = await definition.read?.({
    shop,
    params,
    search,
    locale,
    store,
    storefront,
    placeholder: options.placeholder,
    ratings: options.ratings,
    offers: options.offers,
    place: request.place,
    people: options.people,
    texts: options.texts,
    checkoutPage: options.checkoutPage,
    mediaBase: options.mediaBase,
  });
  const head = definition.head(data, t, {
    params,
    search,
    locale,
    store: { ...store, contact },
    publicUrl,
    link: (to) => publicUrl + localePath(locale, to),
  });
  const texts = await options.texts.frame(locale, request.dismissed).catch(() => undefined);
  const facts: PageFacts = {
    locale,
    path,
    search: request.search,
    theme: request.theme,
    store,
    publicUrl,
    texts,
    contact: contact && showContact(contact, locales[locale].tag),
  };
  const drawn = page.rendered === 'server';
  const own = [
    sourceOf(pageFile(page, theme)),
    ...page.flows.flatMap((flow) => messageSources(locale, flow, theme)),
  ];
  const first = [...messageSources(locale, 'shell', theme), ...themeStyles(theme).map(sourceOf)];
  // A page that the browser draws follows its frame: its script is fetched once the first script runs.
  const { fonts, ...files } = drawn ? options.filesFor([...first, ...own]) : options.filesFor(first, own);
  const body = renderToString(
    <PageRoot
      facts={facts}
      page={drawn ? definition.Page : undefined}
      data={data}
      params={params}
      frame={page.frame}
    />,
  );
  const preloadedFonts = brandFonts(brand, theme);
  return documentOf({
    status,
    facts,
    files: {
      ...files,
      fonts: fonts.filter((file) => preloadedFonts.some((font) => file.includes(`/${font}`))),
    },
    client: options.client,
    // While a design is tried, whoever tries it adds what is not saved yet.
    style: request.previewTheme ? '' : brandCss(brand, theme, options.mediaBase),
    icon: (size) => brand.favicon && iconUrl(options, brand.favicon, size),
    head: headTags({
      head,
      facts,
      status,
      sharePicture: brand.sharePicture && sharePictureUrl(options, brand.sharePicture),
      mainLanguage: options.store.language ?? 'en',
    }),
    preload: head.preload ?? [],
    state: { page: page.name, params, data, facts },
    body,
  });
}

/** The size that link previews ask for. */
const SHARED = { width: 1200, height: 630 };

const sharePictureUrl = ({ mediaBase, publicUrl }: ShopRendererOptions, picture: BrandPicture): string =>
  new URL(wholePicture(mediaBase, picture, SHARED, 'jpg', 'fill'), publicUrl).href;

const iconUrl = ({ mediaBase }: ShopRendererOptions, picture: BrandPicture, size: number): string =>
  wholePicture(mediaBase, picture, { width: size, height: size }, 'png', 'fill');

/** What a page reads comes from its address alone: where the platform cannot read it, there is no such page. */
const leadsNowhere = (error: unknown): boolean =>
  error instanceof NotFound || toCallError(error).status === 400;

/** All pages at once: the first visitor need not wait for theirs, nor a new build under a running server break one. */
async function loadAll(): Promise<void> {
  const everyPage = pages.map((page: PageEntry) =>
    Promise.all(
      STORE_THEMES.flatMap((theme) => [
        loadPage(page, theme),
        ...localeCodes.map((locale) => loadMessages(locale, ['shell', ...page.flows], theme)),
      ]),
    ),
  );
  // What does not load fails again, and is told, when it is asked for.
  await Promise.allSettled(everyPage);
}

/** The storefront on the server: a path in, a document out. */
export const createShopRenderer: CreateShopRenderer = (options) => {
  void loadAll();
  return {
    async render(request) {
      const { path } = splitLocale(request.path);
      const found = findPage(path);
      const missing: MatchedPage = { page: notFoundPage, params: {}, status: 404 };
      if (!found) return renderPage(options, request, missing);
      try {
        return await renderPage(options, request, { ...found, status: 200 });
      } catch (error) {
        if (leadsNowhere(error)) return renderPage(options, request, missing);
        if (error instanceof MovedTo) {
          const { locale } = splitLocale(request.path);
          return { status: 301, html: '', links: [], location: localePath(locale, error.path) };
        }
        throw error;
      }
    },
    apologise: (request) => renderPage(options, request, { page: failedPage, params: {}, status: 500 }),
    suggest: (query) =>
      suggest({ shop: catalogClient(options.platformFetch), mediaBase: options.mediaBase }, query),
    goesWith: (productIds) =>
      readRelatedData({ ...options, shop: catalogClient(options.platformFetch) }, productIds, IN_BAG),
    sitemap: () => sitemapOf(catalogClient(options.freshFetch), options.publicUrl, options.texts),
  };
};
