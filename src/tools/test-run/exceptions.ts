/** The lists here only shrink: a test refuses a line that is not needed any more. */

const at = (service: string, test: string, ...rules: string[]): [string, string][] =>
  rules.map((rule) => [
    `src/platform/services/${service}/rules/${rule}.ts`,
    `src/platform/services/${service}/${test}.test.ts`,
  ]);

/** Rules about money that no test imports, each with the test that proves them by whole requests. */
export const rulesByRequests: ReadonlyMap<string, string> = new Map<string, string>([
  ...at('checkouts', 'place-order', 'order-refusal'),
  ...at('draft-orders', 'drafts.property', 'change-lines', 'deposit', 'parts', 'write-extras', 'write-lines'),
  ...at('draft-orders', 'draft-orders', 'draftability', 'from-order', 'told-changes'),
  ...at('draft-subscription-contracts', 'sums.property', 'change-lines', 'what-changed'),
  ...at('order-billing', 'order-billing', 'item-refundability', 'payment-refundability'),
  ...at('order-billing', 'charge-order/charge-order', 'charge-refusals'),
  ...at('order-downloads', 'order-downloads', 'entitled'),
  ...at('order-invoices', 'order-invoices', 'draw-up', 'tax-reason'),
  ...at('order-payment-requests', 'order-payment-requests', 'new-request'),
  ...at('order-transactions', 'order-transactions', 'new-payment', 'payment-sums'),
  ...at('order-transactions', 'update-payment-status', 'payment-status'),
  ...at('products', 'products', 'legacy-price', 'property', 'stored-product'),
  ...at('products-v3', 'products-v3', 'present'),
  ...at('review-requests', 'review-requests', 'dearest'),
  [
    'src/platform/services/shipping-options/rules/check-rates.ts',
    'src/platform/services/delivery-profile/delivery.test.ts',
  ],
  ...at('subscription-contracts', 'buying', 'listing'),
  ...at('tax-calculation', 'tax', 'aggregate', 'exempt', 'rate-table', 'tax-on', 'tax-rate'),
  ...at('tip-settings', 'tip-settings', 'check-settings'),
  ...at('totals', 'wire/prices.property', 'payable'),
]);

/** Operations that no test calls by their name in the SDK; hostile requests of the fuzz reach them all the same. */
export const operationsByFuzz: readonly string[] = [
  'categories_categories.listCategoriesForItems',
  'ecom_cart-v-2.handleAsyncCheckoutCompletion',
  'ecom_checkout-templates.createAndRedirectToCheckout',
  'ecom_checkout.getCheckoutByCartId',
  'ecom_checkout.markCheckoutAsCompletedAndRedirectToUrl',
  'ecom_current-cart-v-2.getUpsellOptionsForCurrentCart',
  'ecom_delivery-profile.updateCarrierSettings',
  'ecom_draft-orders.deleteCustomAdditionalFees',
  'ecom_draft-orders.deleteCustomDiscounts',
  'ecom_draft-orders.setBusinessLocation',
  'ecom_draft-orders.setDeposit',
  'ecom_draft-orders.setTaxExemption',
  'ecom_tax-settings.getTaxSettings',
  'identity_oauth.jwks',
  'identity_oauth.tokenInfo',
  'identity_oauth.userInfo',
  'media_folders.queryFolders',
  'media_folders.searchFolders',
  'sdk.access',
  'stores_inventory-items-v-3.countInventoryItems',
];
