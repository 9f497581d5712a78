import type { Hono } from 'hono';
import { storeLanguage } from '../../shared/mail-language.ts';
import type { ShopRendererOptions } from '../../shared/shop-rendering.ts';
import type { Gateway } from '../gateway.ts';
import { peopleFrom } from './people.ts';
import { offersFrom } from './product-offers.ts';
import { checkoutPageFrom } from './checkout-page.ts';
import type { LiveFacts } from './live-facts.ts';
import { ratingsFrom } from './ratings.ts';
import { rememberReads } from './remembered-reads.ts';
import { storefrontFrom } from './storefront.ts';
import { renderRoutes } from './render-routes.ts';
import { readShopBuild } from './shop-build.ts';
import { storePagesFrom, withStorePages } from '../texts/store-pages.ts';
import { shownTexts } from '../texts/visible-texts.ts';

interface Options extends Pick<ShopRendererOptions, 'client' | 'placeholder'> {
  gateway: Gateway;
  /** What the shop says of itself now. */
  facts: () => LiveFacts;
  /** Folder of the built parts. */
  root: string;
}

/** Wix has a media host of its own; any other platform is a Counterpart, which serves its pictures itself. */
function mediaOf(platform: string): string {
  const { hostname, origin } = new URL(platform);
  return hostname.endsWith('.wixapis.com') ? 'https://static.wixstatic.com/media' : `${origin}/media`;
}

/** The public pages, drawn by the built storefront over the platform that the gateway talks to. */
export function shopPages({ gateway, facts, client, placeholder, root }: Options): Hono {
  const { store, demo, publicUrl, logger } = gateway;
  const media = client.platform === undefined ? undefined : mediaOf(client.platform);
  const remembered = rememberReads(gateway);
  const renderer = readShopBuild(root)
    .then(({ createRenderer, filesFor }) =>
      createRenderer({
        store: {
          get name() {
            return store.name;
          },
          get currency() {
            return store.currency;
          },
          get timeZone() {
            return store.timeZone;
          },
          get language() {
            return storeLanguage(store.locale);
          },
          demo,
          wishlists: client.platform === undefined,
          get contact() {
            return facts().contact;
          },
        },
        publicUrl,
        client: { ...client, ...(media !== undefined && { media }) },
        placeholder,
        filesFor,
        mediaBase: media ?? '/media',
        ratings: client.platform === undefined ? ratingsFrom(remembered) : undefined,
        offers: client.platform === undefined ? offersFrom(remembered) : undefined,
        people:
          client.platform === undefined
            ? peopleFrom({ fresh: gateway.platformFetch, remembered })
            : undefined,
        texts: withStorePages(shownTexts(gateway), storePagesFrom(gateway)),
        storefront: storefrontFrom(gateway),
        checkoutPage: checkoutPageFrom(gateway),
        platformFetch: remembered,
        freshFetch: gateway.platformFetch,
      }),
    )
    .catch((error: unknown) => {
      logger.warn({ err: error }, 'the shop is not built yet: npm run build');
      return undefined;
    });
  return renderRoutes({
    renderer,
    store,
    publicUrl,
    logger,
    ...(client.platform !== undefined && { connect: new URL(client.platform).origin }),
  });
}
