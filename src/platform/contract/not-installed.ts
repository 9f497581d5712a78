import { notFound, type PlatformError } from './errors.ts';

/** Products of the platform that have their own contracts, which are not served here: where their calls begin. */
const PRODUCTS: Readonly<Record<string, readonly string[]>> = {
  'Wix Bookings': [
    '/bookings/',
    '/_api/bookings',
    '/availability-calendar/',
    '/service-availability/',
    '/_api/service-availability/',
    '/bookings-attendance/',
    '/booking-policy-snapshots/',
    '/_api/booking-policy-snapshots/',
    '/_api/booking-fees/',
    '/_api/time-slots-config/',
    '/_api/attributes/',
    '/_api/v1/anonymous-bookings/',
    '/addons/',
    '/v1/anonymous-bookings/',
    '/v1/anonymous-multi-service-bookings/',
    '/v1/availability/',
    '/v2/availability/',
    '/v1/bookings-display-settings/',
    '/v1/provisioner/provision-bookings-platform',
  ],
  'Wix Events': [
    '/events/',
    '/events-guests/',
    '/events-notifications/',
    '/events-policies/',
    '/events-ticket-definitions/',
  ],
  'Wix Pricing Plans': ['/pricing-plans/', '/pricing-plan-benefits/', '/_api/pricing-variant-categories/'],
  // Its packages send most of their calls bare, without a word of their product.
  'Wix Blog': [
    '/blog/',
    '/_api/blog-cache-service/',
    '/_api/v3/posts',
    '/v3/posts',
    '/v3/categories',
    '/v3/tags',
    '/v2/stats/post',
    '/v2/stats/posts',
  ],
  'Wix Comments': ['/comments/', '/v1/votes', '/api/v1/comments/'],
  'Wix Forms': [
    '/forms/',
    '/form-schema-service/',
    '/form-submission-service/',
    '/form-submission-contact-mapping-service/',
    '/form-spam-submission-report-service/',
    '/form-app-service/',
    '/_api/form-schema-service/',
    '/_api/form-submission-service/',
    '/_api/form-submission-contact-mapping-service/',
    '/_api/form-app-service/',
  ],
};

/** Reading and writing items, and looking at one collection: each names one that is not there. */
const DATA = /^\/(?:_api\/cloud-data|wix-data)\/v\d\/(?:(?:bulk\/)?items(?:\/|$)|collections\/[^/]+$)/;

/**
 * The rejection of a product that the site does not have, as the platform words it: pages look at its code and leave that part
 * out. Undefined for any other path.
 */
export function notInstalled(method: string, path: string): PlatformError | undefined {
  if (DATA.test(path) && (method === 'GET' || !path.includes('/collections/')))
    return notFound('WDE0025: The collection does not exist: this site has no Wix Data.', 'WDE0025');
  const product = Object.keys(PRODUCTS).find((name) =>
    PRODUCTS[name]?.some((start) => `${path}/`.startsWith(start.endsWith('/') ? start : `${start}/`)),
  );
  return product === undefined
    ? undefined
    : notFound(`${product} is not installed on this site.`, 'APP_NOT_INSTALLED', { app: product });
}

/** What the site keeps none of, by the call that asks for it: pages of templates go on with an empty list only. */
const EMPTY: Readonly<Record<string, object>> = {
  // Scripts that the merchant adds to every page, which the platform's hosting asks for.
  'GET /assets/scripts/v1/site-scripts': { siteScripts: [] },
};

/** The answer of a site that has none of what is asked for; undefined for any other path. */
export const emptyAnswer = (method: string, path: string): object | undefined =>
  EMPTY[`${method} ${path.replace(/\/$/, '')}`];
