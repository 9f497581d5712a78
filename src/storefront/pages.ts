import type { StoreTheme } from '../shared/storefront.ts';
import type { Flow } from './i18n/messages.ts';
import { mapValues, match } from './match-path.ts';
import type { PageDefinition, Params } from './shell/define-page.ts';

interface PageEntry {
  name: string;
  path: string;
  /** Module with the page, relative to this folder. */
  file: string;
  /** Whose words it needs, besides the shell's. */
  flows: readonly Flow[];
  /** `browser` pages arrive as the shell alone, and read in the browser. */
  rendered: 'server' | 'browser';
  /** `plain`: nothing around it that leads away; `wall`: a form beside a wall of posters. */
  frame?: 'plain' | 'wall';
}

/** Every public address of the shop; each is a document of its own, in English here and in Hebrew under `/he`. */
export const pages = [
  { name: 'home', path: '/', file: './home/HomePage.tsx', flows: ['home'], rendered: 'server' },
  {
    name: 'collections',
    path: '/collections',
    file: './catalog/CollectionsPage.tsx',
    flows: ['catalog'],
    rendered: 'server',
  },
  {
    name: 'collection',
    path: '/collections/:slug',
    file: './catalog/CollectionPage.tsx',
    flows: ['catalog'],
    rendered: 'server',
  },
  {
    name: 'search',
    path: '/search',
    file: './catalog/SearchPage.tsx',
    flows: ['catalog'],
    rendered: 'server',
  },
  {
    name: 'product',
    path: '/products/:slug',
    file: './catalog/ProductPage.tsx',
    flows: ['catalog', 'offers', 'often', 'reviews', 'notify-me'],
    rendered: 'server',
  },
  {
    name: 'write-review',
    path: '/products/:slug/review',
    file: './catalog/WriteReviewPage.tsx',
    flows: ['review', 'uploads'],
    rendered: 'server',
  },
  {
    name: 'person',
    path: '/people/:slug',
    file: './people/PersonPage.tsx',
    flows: ['people'],
    rendered: 'server',
  },
  {
    name: 'stop-review-requests',
    path: '/stop-review-requests',
    file: './catalog/StopPage.tsx',
    flows: ['review'],
    rendered: 'browser',
  },
  {
    name: 'cart',
    path: '/cart',
    file: './cart/CartPage.tsx',
    flows: ['cart', 'offers', 'often', 'totals'],
    rendered: 'browser',
  },
  {
    name: 'abandoned-cart',
    path: '/your-bag',
    file: './abandoned-cart/AbandonedCartPage.tsx',
    flows: ['abandoned-cart'],
    rendered: 'browser',
  },
  {
    name: 'stop-mails',
    path: '/stop-mails',
    file: './abandoned-cart/StopEmailsPage.tsx',
    flows: ['abandoned-cart'],
    rendered: 'browser',
  },
  {
    name: 'gift-card',
    path: '/gift-card',
    file: './gift-card/GiftCardPage.tsx',
    flows: ['gift-card'],
    rendered: 'server',
  },
  {
    name: 'gift-card-balance',
    path: '/gift-card/balance',
    file: './gift-card/BalancePage.tsx',
    flows: ['gift-card'],
    rendered: 'browser',
  },
  {
    name: 'wishlist',
    path: '/wishlist',
    file: './wishlist/WishlistPage.tsx',
    flows: ['wishlist', 'notify-me'],
    rendered: 'browser',
  },
  {
    name: 'shared-wishlist',
    path: '/wishlist/:secret',
    file: './wishlist/SharedWishlistPage.tsx',
    flows: ['wishlist'],
    rendered: 'browser',
  },
  {
    name: 'checkout',
    path: '/checkout',
    file: './checkout/CheckoutPage.tsx',
    flows: ['address', 'checkout', 'often', 'totals'],
    rendered: 'browser',
    frame: 'plain',
  },
  {
    name: 'text',
    path: '/pages/:name',
    file: './texts/TextPage.tsx',
    flows: ['texts'],
    rendered: 'server',
  },
  {
    name: 'pay',
    path: '/pay/:requestId',
    file: './checkout/PayPage.tsx',
    flows: ['checkout', 'pay', 'transfer'],
    rendered: 'browser',
    frame: 'plain',
  },
  {
    name: 'thank-you',
    path: '/thank-you/:orderId',
    file: './thank-you/ThankYouPage.tsx',
    flows: ['thank-you', 'often', 'totals', 'transfer', 'download'],
    rendered: 'browser',
  },
  {
    name: 'order-download',
    path: '/order-download/:token',
    file: './order-download/DownloadPage.tsx',
    flows: ['download'],
    rendered: 'browser',
  },
  {
    name: 'delivery-place',
    path: '/delivery-place',
    file: './delivery-place/DeliveryPlacePage.tsx',
    flows: ['address', 'delivery-place'],
    rendered: 'server',
  },
  {
    name: 'order-look-up',
    path: '/order-look-up',
    file: './order-look-up/OrderLookUpPage.tsx',
    flows: ['order-look-up', 'returns', 'totals'],
    rendered: 'browser',
  },
  {
    name: 'sign-in',
    path: '/sign-in',
    file: './sign-in/SignInPage.tsx',
    flows: ['sign-in'],
    rendered: 'browser',
    frame: 'wall',
  },
  {
    name: 'register',
    path: '/register',
    file: './sign-in/RegisterPage.tsx',
    flows: ['sign-in'],
    rendered: 'browser',
    frame: 'wall',
  },
  {
    name: 'verify',
    path: '/verify',
    file: './sign-in/VerifyPage.tsx',
    flows: ['sign-in'],
    rendered: 'browser',
    frame: 'wall',
  },
  {
    name: 'recover',
    path: '/recover',
    file: './sign-in/RecoverPage.tsx',
    flows: ['sign-in'],
    rendered: 'browser',
    frame: 'wall',
  },
  {
    name: 'new-password',
    path: '/recover/new',
    file: './sign-in/NewPasswordPage.tsx',
    flows: ['sign-in'],
    rendered: 'browser',
    frame: 'wall',
  },
  {
    name: 'second-factor',
    path: '/second-factor',
    file: './sign-in/SecondFactorPage.tsx',
    flows: ['sign-in'],
    rendered: 'browser',
    frame: 'wall',
  },
  {
    name: 'account',
    path: '/account',
    file: './account/OrdersPage.tsx',
    flows: ['account', 'account-orders'],
    rendered: 'browser',
  },
  {
    name: 'account-orders',
    path: '/account/orders',
    file: './account/OrdersPage.tsx',
    flows: ['account', 'account-orders'],
    rendered: 'browser',
  },
  {
    name: 'account-order',
    path: '/account/orders/:id',
    file: './account/OrderPage.tsx',
    flows: ['account', 'account-orders', 'often', 'returns', 'totals', 'transfer', 'download'],
    rendered: 'browser',
  },
  {
    name: 'account-subscriptions',
    path: '/account/subscriptions',
    file: './account/SubscriptionsPage.tsx',
    flows: ['account', 'account-subscriptions', 'often'],
    rendered: 'browser',
  },
  {
    name: 'account-subscription',
    path: '/account/subscriptions/:id',
    file: './account/SubscriptionPage.tsx',
    flows: ['account', 'account-subscriptions', 'address', 'checkout', 'often'],
    rendered: 'browser',
  },
  {
    name: 'account-profile',
    path: '/account/profile',
    file: './account/ProfilePage.tsx',
    flows: ['account', 'account-profile', 'people', 'uploads'],
    rendered: 'browser',
  },
  {
    name: 'account-followers',
    path: '/account/followers',
    file: './account/FollowersPage.tsx',
    flows: ['account', 'account-profile', 'people'],
    rendered: 'browser',
  },
  {
    name: 'account-reviews',
    path: '/account/reviews',
    file: './account/ReviewsPage.tsx',
    flows: ['account', 'account-reviews', 'review', 'reviews', 'uploads'],
    rendered: 'browser',
  },
  {
    name: 'account-waiting',
    path: '/account/waiting',
    file: './account/WaitingPage.tsx',
    flows: ['account', 'account-waiting'],
    rendered: 'browser',
  },
  {
    name: 'account-addresses',
    path: '/account/addresses',
    file: './account/AddressesPage.tsx',
    flows: ['account', 'address'],
    rendered: 'browser',
  },
  {
    name: 'account-security',
    path: '/account/security',
    file: './account/SecurityPage.tsx',
    flows: ['account', 'account-security'],
    rendered: 'browser',
  },
  { name: 'failed', path: '/500', file: './missing/FailedPage.tsx', flows: ['failed'], rendered: 'server' },
  { name: 'not-found', path: '/404', file: './missing/NotFoundPage.tsx', flows: [], rendered: 'server' },
] as const satisfies readonly PageEntry[];

type PageModule = { default: PageDefinition<unknown> };

// A page of each flow in a chunk of its own.
const modules = import.meta.glob<PageModule>(['./*/*Page.tsx', './themes/*/*Page.tsx']);

/** The module of a page, relative to this folder: the theme's own, where it has one. */
export function pageFile({ file }: PageEntry, theme: StoreTheme): string {
  const themed = `./themes/${theme}/${file.slice(file.lastIndexOf('/') + 1)}`;
  return themed in modules ? themed : file;
}

export const loadPage = async (page: PageEntry, theme: StoreTheme): Promise<PageDefinition<unknown>> => {
  const file = pageFile(page, theme);
  const load = modules[file];
  if (!load) throw new Error(`There is no page ${file}.`);
  return (await load()).default;
};

export type { PageEntry };

/** What no address leads to. */
const OUT_OF_REACH: ReadonlySet<string> = new Set(['failed', 'not-found']);

/** The page at a path without its language, and what the path says. */
export function findPage(path: string): { page: PageEntry; params: Params } | undefined {
  for (const page of pages) {
    const isThere = !OUT_OF_REACH.has(page.name) && page.file in modules;
    const params = isThere ? match(page.path, path) : undefined;
    if (params) {
      try {
        return { page, params: mapValues(params, decodeURIComponent) };
      } catch {
        return undefined;
      }
    }
  }
  return undefined;
}

const pageNamed = (name: (typeof pages)[number]['name']): PageEntry => {
  const found = pages.find((page) => page.name === name);
  if (!found) throw new Error(`There is no page ${name}.`);
  return found;
};

export const notFoundPage = pageNamed('not-found');
export const failedPage = pageNamed('failed');
