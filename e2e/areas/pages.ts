/**
 * Pages whose address no list of addresses can hold, because it has an id or a secret, each with the spec file whose
 * main journey opens it. All others are walked: by the lists in `e2e/support`, and by the addresses in the spec files.
 */
export const pagesInJourneys: Readonly<Record<string, string>> = {
  '/admin/abandoned-checkouts/:id': 'abandoned-checkouts',
  '/admin/api-keys/:id': 'developers',
  '/admin/back-in-stock-requests/:id': 'back-in-stock',
  '/admin/back-in-stock/:id': 'back-in-stock',
  '/admin/badges/:id': 'badges',
  '/admin/collections/:id': 'collections',
  '/admin/custom-fields/:id': 'custom-fields',
  '/admin/discounts/:id': 'discounts',
  '/admin/drafts/:id': 'drafts',
  '/admin/drafts/create': 'drafts',
  '/admin/gift-cards/:id': 'gift-cards',
  '/admin/member-reports/:id': 'member-reports',
  '/admin/member-roles/:id': 'member-reports',
  '/admin/member-roles/create': 'member-reports',
  '/admin/oauth-clients/:id': 'developers',
  '/admin/oauth-clients/create': 'developers',
  '/admin/orders/:id/edit': 'drafts',
  '/admin/plugins/create': 'service-plugins',
  '/admin/locations/:id': 'locations',
  '/admin/products/:id': 'products-whole',
  '/admin/products/create': 'products-whole',
  '/admin/promotions/:id': 'promotions',
  '/admin/returns/:id': 'returns',
  '/admin/review-requests/:id': 'review-requests',
  '/admin/reviews/:id': 'reviews',
  '/admin/shared-libraries': 'shared-libraries',
  '/admin/email-templates/:id': 'email-templates',
  '/admin/store-pages/:id': 'store-pages',
  '/admin/subscriptions/:id': 'subscriptions',
  '/admin/tax-groups/:id': 'tax-groups',
  '/admin/webhooks/:id/deliveries': 'developers-webhooks',
  '/404': 'shop-pages',
  '/account/subscriptions/:id': 'shop-subscriptions',
  '/account/waiting': 'shop-walk',
  '/order-download/:token': 'digital-files',
  '/delivery-place': 'delivery-promise',
  '/recover': 'shop-account',
  '/recover/new': 'shop-account',
  '/second-factor': 'shop-account',
  '/thank-you/:orderId': 'shop-checkout',
  '/verify': 'shop-account',
  '/wishlist/:secret': 'shop-wishlist',
};

/** Pages that no main journey opens, each with the reason. The list only shrinks. */
export const pagesWithoutJourney: Readonly<Record<string, string>> = {
  '/500':
    'A page of the shop that fails cannot be provoked; src/server/shop/render-routes.test.ts proves it.',
};
