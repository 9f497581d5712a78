import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { offersFrom } from '../server/shop/product-offers.ts';
import { shownTexts } from '../server/texts/visible-texts.ts';
import { textMigrations } from '../server/texts/tables.ts';
import { writeText } from '../server/texts/store.ts';
import { extensionPath } from '../shared/extensions/define.ts';
import type { ShopRenderer } from '../shared/shop-rendering.ts';
import {
  lookOf,
  shownWithEmail,
  type PlatformStorefront,
  type ShownStorefront,
} from '../shared/storefront.ts';
import { onDatabase } from '../testing/engines.ts';
import { backingOf, type Backing } from './i18n/promises.ts';
import { shopMigrations, startShop, type Shop } from '../testing/shop.ts';
import { TEST_API_KEY, TEST_SITE } from '../testing/stack.ts';
import { CartTotals } from './cart/CartTotals.tsx';
import { EMPTY_CART } from './cart/cart-state.ts';
import { TermsLine } from './checkout/TermsLine.tsx';
import { localePath, type Locale } from './i18n/locales.ts';
import { loadMessages } from './i18n/messages.ts';
import { createShopRenderer } from './server-entry.tsx';
import { PageProvider, type PageFacts } from './shell/page-context.tsx';
import { HaltNotice } from './sign-in/HaltNotice.tsx';
import { NextSteps } from './thank-you/NextSteps.tsx';

interface TradeProduct {
  name: string;
  isFile?: boolean;
  sizes?: readonly string[];
  weight?: number;
  isSoldOut?: boolean;
}

/** What an owner sells who has only just begun, and has set nothing. */
const TRADES: Record<string, readonly TradeProduct[]> = {
  ceramics: [
    { name: 'Speckled mug', weight: 0.4 },
    { name: 'Blue bowl', weight: 0.6, isSoldOut: true },
  ],
  clothes: [{ name: 'Linen shirt', sizes: ['S', 'M', 'L'], weight: 0.3 }],
  downloads: [{ name: 'Knitting pattern', isFile: true }],
  'food by weight': [{ name: 'Hard cheese, 250 g', weight: 0.25 }],
  services: [{ name: 'Piano lesson' }],
  'gift cards only': [],
};

/** They are the same whatever is sold. */
const OTHER_PAGES = [
  '/collections',
  '/search',
  '/search?q=nothing-is-called-so',
  '/gift-card',
  '/cart',
  '/order-look-up',
  '/sign-in',
  '/register',
  '/recover',
  '/nowhere',
  '/pages/terms',
];

const LANGUAGES: readonly Locale[] = ['en', 'he'];

/** What only the demo store may say. */
const DEMO =
  /poster|printed|printer|framed|\bwall\b|famil|\bporto\b|thirty|halfdrop|פוסטר|מדפיס|מסגר|הקיר|משפח|פורטו|שלושים/i;

const modules = import.meta.glob<Record<string, string>>('./i18n/{en,he}/*.ts', { import: 'default' });

interface Sentence {
  key: string;
  backing: Backing;
  pattern: RegExp;
}

/** A message as it stands on a page, whatever its values are; undefined of one that is too short to be recognized. */
function patternOf(text: string): RegExp | undefined {
  const parts = text.trim().split(/%\{\w+\}/);
  const letters = parts.map((part) => part.replaceAll(/[^\p{L}]/gu, '').length);
  if (Math.max(...letters) < 6) return undefined;
  return new RegExp(
    parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)).join('.{1,80}?'),
    'u',
  );
}

async function sentencesIn(locale: Locale): Promise<Sentence[]> {
  const files = Object.entries(modules).filter(([file]) => file.includes(`/${locale}/`));
  const messages = await Promise.all(files.map(([, load]) => load()));
  return messages.flatMap(Object.entries).flatMap(([key, text]: [string, string]) => {
    const backing = backingOf(key);
    if (backing === undefined || backing === 'system') return [];
    return text.split('||||').flatMap((form) => {
      const pattern = patternOf(form);
      return pattern ? [{ key, backing, pattern }] : [];
    });
  });
}

const textOf = (html: string): string =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\u2068\u2069]/g, '')
    .replaceAll(/\s+/g, ' ');

onDatabase(
  'a shop of any trade',
  (database) => {
    const sentences = new Map<Locale, Sentence[]>();
    beforeAll(async () => {
      for (const locale of LANGUAGES) {
        sentences.set(locale, await sentencesIn(locale));
        await loadMessages(
          locale,
          ['shell', 'catalog', 'cart', 'checkout', 'totals', 'thank-you', 'sign-in'],
          'plain',
        );
      }
    });

    interface OpenShop {
      shop: Shop;
      renderer: ShopRenderer;
      shown: () => Promise<ShownStorefront>;
      texts: ReturnType<typeof shownTexts>;
      slugs: string[];
    }

    async function openShop(trade: string, products: readonly TradeProduct[]): Promise<OpenShop> {
      const site = { ...TEST_SITE, id: crypto.randomUUID(), name: `Store of ${trade}` };
      const shop = startShop(database(), { site });
      const slugs: string[] = [];
      for (const product of products) slugs.push(await sell(shop, product));
      const platformFetch = (request: Request): Promise<Response> => {
        request.headers.set('authorization', TEST_API_KEY);
        return shop.platform.fetch(request);
      };
      const { clock } = shop;
      const texts = shownTexts({ database: database(), siteId: site.id, clock, store: site });
      const shown = async (): Promise<ShownStorefront> => {
        const response = await shop.call('GET', '/hosted/storefront/shown');
        return shownWithEmail((await response.json()) as PlatformStorefront, false);
      };
      const renderer = createShopRenderer({
        store: { name: site.name, currency: site.currency, timeZone: site.timeZone, wishlists: true },
        publicUrl: site.publicUrl,
        client: { id: 'shop' },
        platformFetch,
        freshFetch: platformFetch,
        filesFor: () => ({ entry: '', styles: [], modules: [], fonts: [] }),
        placeholder: async () => undefined,
        offers: offersFrom(platformFetch),
        texts,
        storefront: shown,
        checkoutPage: async () => undefined,
        mediaBase: '/media',
      });
      return { shop, renderer, shown, texts, slugs };
    }

    async function sell(
      shop: Shop,
      { name, isFile, sizes, weight, isSoldOut }: TradeProduct,
    ): Promise<string> {
      const variant = (choices?: object) => ({
        ...choices,
        price: { actualPrice: { amount: '28' } },
        inventoryItem: { inStock: !isSoldOut },
        ...(!isFile && { physicalProperties: weight === undefined ? {} : { weight } }),
      });
      const option = sizes && {
        name: 'Size',
        optionRenderType: 'TEXT_CHOICES',
        choicesSettings: { choices: sizes.map((size) => ({ choiceType: 'CHOICE_TEXT', name: size })) },
      };
      const choice = (size: string) => ({
        choices: [
          { optionChoiceNames: { optionName: 'Size', choiceName: size, renderType: 'TEXT_CHOICES' } },
        ],
      });
      const response = await shop.call('POST', '/stores/v3/products-with-inventory', {
        product: {
          name,
          productType: isFile ? 'DIGITAL' : 'PHYSICAL',
          ...(!isFile && { physicalProperties: {} }),
          ...(option && { options: [option] }),
          variantsInfo: { variants: sizes ? sizes.map((size) => variant(choice(size))) : [variant()] },
        },
      });
      const body = (await response.json()) as { product?: { slug: string } };
      expect(body).toMatchObject({ product: { slug: expect.any(String) } });
      return body.product?.slug ?? '';
    }

    /** Every page that the server draws, and what of the others depends on the store. */
    async function textsOf({ renderer, shown, texts, slugs }: OpenShop, locale: Locale): Promise<string[]> {
      const paths = [
        '/',
        '/collections/all',
        ...(slugs.length > 0 ? slugs.map((slug) => `/products/${slug}`) : OTHER_PAGES),
      ];
      const pages = await Promise.all(
        paths.map(async (address) => {
          const { pathname, search } = new URL(address, 'https://shop.test');
          const { html, status } = await renderer.render({
            path: localePath(locale, pathname),
            search,
            theme: 'system',
          });
          expect({ address, isFailure: status >= 500 }).toEqual({ address, isFailure: false });
          return textOf(html);
        }),
      );
      const facts = {
        locale,
        path: '/',
        search: '',
        theme: 'light',
        store: { name: 'Store', currency: 'EUR', timeZone: 'UTC', look: lookOf(await shown(), locale) },
        publicUrl: 'https://shop.test',
        texts: await texts.frame(locale, undefined),
      } satisfies PageFacts;
      const draw = <Props extends object>(Part: FunctionComponent<Props>, props: Props): string =>
        textOf(renderToStaticMarkup(createElement(PageProvider, { facts }, createElement(Part, props))));
      const line = { _id: 'one', quantity: 1, itemType: { preset: 'PHYSICAL' as const } };
      const cart = {
        ...EMPTY_CART.cart,
        lineItems: [line],
        taxIncludedInPrices: facts.store.look.tax === 'included',
      };
      return [
        ...pages,
        draw(CartTotals, {
          state: { ...EMPTY_CART, phase: 'ready', cart },
          lines: [],
          onLeave: () => {},
        }),
        draw(HaltNotice, { halt: { state: 'approval' } }),
        ...[false, true].map((byTransfer) => draw(TermsLine, { byTransfer, again: false })),
        draw(NextSteps, {
          order: { lineItems: [line], shippingInfo: { title: 'Parcel' }, number: '1' },
          standing: 'paid',
        }),
      ];
    }

    const told = (texts: readonly string[], locale: Locale) =>
      (sentences.get(locale) ?? []).filter(({ pattern }) => texts.some((text) => pattern.test(text)));

    describe.each(Object.entries(TRADES))('%s', (trade, products) => {
      const states = { empty: [], 'with its first product': products };
      const tried = Object.entries(states).filter(([state, sold]) => state === 'empty' || sold.length > 0);
      it.each(tried)('assumed: %s, it promises nothing that its owner has not set', async (_state, sold) => {
        const open = await openShop(trade, sold);
        for (const locale of LANGUAGES) {
          const texts = await textsOf(open, locale);
          // Without a mail server no card is sold; what else its page says holds in every store.
          const untrue = told(texts, locale).filter(({ backing }) => backing !== 'giftCards');
          expect({ trade, locale, untrue: untrue.map(({ key }) => key) }).toEqual({
            trade,
            locale,
            untrue: [],
          });
          for (const text of texts) expect(text).not.toMatch(DEMO);
        }
      });
    });

    it('assumed: what the owner sets and writes is said from then on', async () => {
      const open = await openShop('ceramics', TRADES['ceramics'] ?? []);
      const { shop } = open;
      await shop.call('POST', extensionPath('updateStorefront'), { dispatchDays: 2 });
      const page = (title: string, description: string) => ({
        shown: true,
        words: {
          en: { title, description, body: { nodes: [] } },
          he: { title, description, body: { nodes: [] } },
        },
      });
      const where = { database: database(), siteId: shop.site.id };
      const by = { by: 'Owner', now: shop.clock.now(), revision: '0' };
      await writeText(where, { ...by, name: 'terms', doc: page('Our terms', '') });
      await writeText(where, {
        ...by,
        name: 'returns',
        doc: page('Returns', 'Send it back within a fortnight.'),
      });
      for (const locale of LANGUAGES) {
        const texts = await textsOf(open, locale);
        const keys = new Set(told(texts, locale).map(({ key }) => key));
        expect([...keys]).toEqual(
          expect.arrayContaining(['product.leaves', 'checkout.agreeByPaying', 'checkout.agreeByOrdering']),
        );
        expect(texts.join('\n')).toContain('Send it back within a fortnight.');
      }
    });
  },
  [...shopMigrations, textMigrations],
);
