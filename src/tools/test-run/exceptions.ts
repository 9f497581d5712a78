/** The lists here only shrink: a test rejects a line that is not needed any more. */

const at = (service: string, test: string, ...rules: string[]): [string, string][] =>
  rules.map((rule) => [
    `src/platform/services/${service}/rules/${rule}.ts`,
    `src/platform/services/${service}/${test}.test.ts`,
  ]);

/** Rules about money that no test imports, each with the test that proves them by whole requests. */
export const rulesByRequests: ReadonlyMap<string, string> = new Map<string, string>([
  ...at('ecom/checkouts', 'place-order', 'order-rejection'),
  ...at(
    'ecom/draft-orders',
    'drafts.property',
    'change-lines',
    'deposit',
    'draft-parts',
    'write-extras',
    'write-lines',
  ),
  [
    'src/platform/services/ecom/draft-orders/rules/agreed-lines.ts',
    // Beside the refunds of orders, which draft orders see by their public face alone.
    'src/testing/edit-refund.property.test.ts',
  ],
  ...at('ecom/draft-orders', 'draft-orders', 'draftability', 'from-order', 'order-changes'),
  ...at('ecom/draft-subscription-contracts', 'totals.property', 'change-lines', 'changes'),
  ...at('ecom/order-billing', 'order-billing', 'item-refundability', 'payment-refundability'),
  ...at('ecom/order-billing', 'charge-order/charge-order', 'charge-rejections'),
  ...at('extensions/order-downloads', 'order-downloads', 'entitled'),
  ...at('ecom/order-invoices', 'order-invoices', 'draw-up', 'tax-reason'),
  ...at('ecom/order-payment-requests', 'order-payment-requests', 'new-request'),
  ...at('ecom/order-transactions', 'order-transactions', 'new-payment', 'payment-totals'),
  ...at('ecom/order-transactions', 'update-payment-status', 'payment-status'),
  ...at('stores/products', 'products', 'legacy-price', 'property', 'stored-product'),
  ...at('stores/products-v3', 'products-v3', 'present'),
  ...at('reviews/review-requests', 'review-requests', 'dearest'),
  [
    'src/platform/services/ecom/shipping-options/rules/check-rates.ts',
    'src/platform/services/ecom/delivery-profile/delivery.test.ts',
  ],
  ...at('stores/stores-orders', 'stores-orders', 'payments'),
  ...at('ecom/subscription-contracts', 'buying', 'listing'),
  ...at('ecom/tax-calculation', 'tax', 'aggregate', 'exempt', 'rate-table', 'tax-on', 'tax-rate'),
  ...at('ecom/tip-settings', 'tip-settings', 'check-settings'),
  ...at('ecom/totals', 'api/prices.property', 'payable'),
]);

interface CalledByPath {
  /** A test that calls the path of the operation. */
  test: string;
  reason: string;
}

const service = (test: string): string => `src/platform/services/${test}.test.ts`;

const REDIRECT = 'A browser follows its redirect; the function of the SDK would receive a page.';
const OLDER = 'src/platform/older-operations.test.ts';
const NOT_OF_TODAY = 'Packages of an earlier time have a function for it; those installed here have none.';
const REST_ONLY = 'Apps request it by its path; no package that is installed here has a function for it.';
const FOR_PROGRAMS = 'The reply is no envelope of the platform; libraries for OAuth request it by its path.';

/** Operations that tests call by their path, because the SDK has no function for them that is of use. */
export const operationsByPath: Readonly<Record<string, CalledByPath>> = {
  'business-tools_locations.bulkCreateLocation': {
    test: service('business-tools/locations/locations'),
    reason: REST_ONLY,
  },
  'ecom_cart-v-2.handleAsyncCheckoutCompletion': {
    test: service('ecom/carts/v2/ordering'),
    reason: REDIRECT,
  },
  'ecom_checkout-templates.createAndRedirectToCheckout': {
    test: service('ecom/checkout-templates/checkout-templates'),
    reason: REDIRECT,
  },
  'ecom_checkout.markCheckoutAsCompletedAndRedirectToUrl': {
    test: service('ecom/checkouts/checkouts'),
    reason: REDIRECT,
  },
  'identity_oauth.jwks': { test: service('identity/oauth/oauth'), reason: FOR_PROGRAMS },
  'identity_oauth.tokenInfo': {
    test: service('identity/oauth/oauth'),
    reason: 'The function of the SDK sends the body as bytes, which the endpoint does not read.',
  },
  'older_identity.proceedToNextState': { test: OLDER, reason: NOT_OF_TODAY },
  'older_identity.resendDuringAuthentication': { test: OLDER, reason: NOT_OF_TODAY },
  'older_member-reports.markMemberReportsAsReviewed': {
    test: service('members/member-reports/member-reports'),
    reason: NOT_OF_TODAY,
  },
  'older_reviews.createReviewAndContact': { test: OLDER, reason: NOT_OF_TODAY },
  'older_stores-orders.getStoresOrder': {
    test: service('stores/stores-orders/stores-orders'),
    reason: NOT_OF_TODAY,
  },
  'older_stores-orders.queryStoresOrders': {
    test: service('stores/stores-orders/stores-orders'),
    reason: NOT_OF_TODAY,
  },
  'rest_app-instance.getAppInstance': {
    test: service('app-management/app-instance/app-instance'),
    reason: REST_ONLY,
  },
  'rest_contacts.getContact': { test: service('crm/contacts/contacts'), reason: REST_ONLY },
  'rest_contacts.listContacts': { test: service('crm/contacts/contacts'), reason: REST_ONLY },
  'rest_contacts.queryContacts': { test: service('crm/contacts/contacts'), reason: REST_ONLY },
  'rest_coupons.createCoupon': { test: service('marketing/coupons/rest'), reason: REST_ONLY },
  'rest_coupons.deleteCoupon': { test: service('marketing/coupons/rest'), reason: REST_ONLY },
  'rest_coupons.getCoupon': { test: service('marketing/coupons/rest'), reason: REST_ONLY },
  'rest_coupons.queryCoupons': { test: service('marketing/coupons/rest'), reason: REST_ONLY },
  'rest_coupons.updateCoupon': { test: service('marketing/coupons/rest'), reason: REST_ONLY },
  'seo_seo-tags.resolveItemSeoTags': { test: service('seo/seo-tags/seo-tags'), reason: REST_ONLY },
  'seo_seo-tags.resolveStaticPageSeoTags': { test: service('seo/seo-tags/seo-tags'), reason: REST_ONLY },
  'sdk.access': {
    test: service('identity/oauth/oauth'),
    reason: 'A request that the SDK makes by itself to renew the tokens of an app.',
  },
};
