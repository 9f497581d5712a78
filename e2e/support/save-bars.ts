import type { Locator, Page } from '@playwright/test';

/**
 * Pages without a form that saves a record, by the reason. None of them may have a save bar, which `accessibility.spec.ts`
 * checks. What they send is held to displaying its error by `src/tools/lost-errors`.
 */
const WITHOUT_SAVE_BAR = {
  'displays a list': [
    'orders',
    'orders, none',
    'locations',
    'pages of the store',
    'email texts',
    'shop texts',
    'plugins',
    'promotions',
    'drafts',
    'reviews',
    'back in stock',
    'who waits',
    'reported members',
    'roles of members',
    'review requests',
    'abandoned checkouts',
    'subscriptions',
    'returns',
    'customers',
    'products',
    'collections',
    'discounts',
    'media',
    'media, trash',
    'settings',
    'staff',
    'roles',
    'tax groups',
    'badges',
    'custom fields',
    'gift cards',
    'API keys',
    'OAuth clients',
    'webhooks',
    'events',
    'audit log',
    'jobs',
  ],
  'only displays': ['home', 'reports', 'payouts', 'reviews over time', 'nowhere'],
  'sends its changes from dialogs': ['order', 'delivery'],
  'is a task with a button of its own': [
    'refund',
    'refund, amount',
    'fulfil',
    'cancel',
    'printing, none chosen',
    'import of orders',
    'import of products',
    'import of customers',
    'import of reviews',
    'rules of moderation',
    'focal point',
    'new API key',
    'profile',
  ],
} as const;
/** The names of all pages without a save bar, as in `routes.ts`. */
export const pagesWithoutSaveBar: ReadonlySet<string> = new Set(Object.values(WITHOUT_SAVE_BAR).flat());

export const saveBar = (page: Page): Locator => page.locator('[data-save-bar]');
