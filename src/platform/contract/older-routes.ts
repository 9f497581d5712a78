import type { Alias } from './schema.ts';

/** Sent by packages of the SDK, or by REST clients, of an earlier time. */
export interface OlderRoute extends Alias {
  /** The oldest version found to send it; or the part of the REST reference that had it. */
  from: string;
}

const REST_V1 = 'REST reference, catalog v1';
const DRAFTS = '@wix/ecom_draft-orders 1.0.1';
const INVENTORY = 'REST reference, inventory v2';
const PICKUP = '@wix/ecom_pickup-locations 1.0.1';
const PROFILES = '@wix/ecom_delivery-profile 1.0.22';
const LOCAL = '@wix/ecom_local-delivery-options 1.0.11';
const SITE_MEMBERS = '@wix/members_authentication 1.0.38';
const IDENTITY = '@wix/identity 1.0.26';
const REVIEWS = '@wix/reviews_reviews 1.0.35';

/** Rates of carriers had other names, in requests and replies. */
const profileRoute = (method: string, path: string): OlderRoute => ({
  method,
  path: `/v1/delivery-profiles${path}`,
  from: PROFILES,
  shape: 'deliveryProfilesV1',
});

/**
 * Routes that today's packages no longer list, by the operation that answers them: the same request and the same answer,
 * or a `shape` that makes up the difference. `npm run older-routes` finds them.
 */
export const olderRoutes: Readonly<Record<string, readonly OlderRoute[]>> = {
  'stores_collections.queryCollections': [
    { method: 'POST', path: '/stores-reader/v2/collections/query', from: '@wix/stores 1.0.60' },
    { method: 'POST', path: '/stores/v1/collections/query', from: REST_V1, shape: 'collectionsV1' },
    { method: 'POST', path: '/stores-reader/v1/collections/query', from: REST_V1, shape: 'collectionsV1' },
  ],
  'stores_collections.getCollection': [
    { method: 'GET', path: '/stores-reader/v2/collections/{id}', from: '@wix/stores 1.0.60' },
    { method: 'GET', path: '/stores/v1/collections/{id}', from: REST_V1 },
    { method: 'GET', path: '/stores-reader/v1/collections/{id}', from: REST_V1 },
  ],
  'stores_collections.getCollectionBySlug': [
    {
      method: 'GET',
      path: '/stores-reader/v2/collections/slug/{slug}',
      from: '@wix/stores_collections 1.0.47',
    },
    { method: 'GET', path: '/stores/v1/collections/slug/{slug}', from: REST_V1 },
  ],
  'stores_products.queryProducts': [
    { method: 'POST', path: '/stores/v1/products/query', from: REST_V1, shape: 'productsV1' },
    { method: 'POST', path: '/stores-reader/v1/products/query', from: REST_V1, shape: 'productsV1' },
  ],
  'stores_products.getProduct': [{ method: 'GET', path: '/stores/v1/products/{id}', from: REST_V1 }],
  'stores_products.getCollectionBySlug': [
    { method: 'GET', path: '/v1/collections/slug/{slug}', from: '@wix/stores_products 1.0.84' },
  ],
  'stores_products.createCollection': [
    { method: 'POST', path: '/v1/collections', from: '@wix/stores_products 1.0.84' },
  ],
  'stores_products.updateCollection': [
    { method: 'PATCH', path: '/v1/collections/{collection.id}', from: '@wix/stores_products 1.0.84' },
  ],
  'stores_products.deleteCollection': [
    { method: 'DELETE', path: '/v1/collections/{id}', from: '@wix/stores_products 1.0.84' },
  ],
  'stores_products.addProductsToCollection': [
    { method: 'POST', path: '/v1/collections/{id}/productIds', from: '@wix/stores_products 1.0.84' },
  ],
  'stores_products.removeProductsFromCollection': [
    { method: 'POST', path: '/v1/collections/{id}/productIds/delete', from: '@wix/stores_products 1.0.84' },
  ],
  'stores_products.queryProductVariants': [
    { method: 'POST', path: '/stores/v1/products/{id}/variants/query', from: REST_V1 },
  ],
  'ecom_draft-orders.createDraftOrder': [
    { method: 'POST', path: '/v1/draft-orders/{orderId}/create-draft-order', from: DRAFTS },
    {
      method: 'POST',
      path: '/ecom/v1/draft-orders/{orderId}/create-draft-order',
      from: '@wix/ecom_draft-orders 1.0.27',
    },
  ],
  'ecom_draft-orders.addLineItemsToDraftOrder': [
    { method: 'POST', path: '/v1/draft-orders/{draftOrderId}/add-line-items', from: DRAFTS },
  ],
  'ecom_draft-orders.updateLineItems': [
    { method: 'POST', path: '/v1/draft-orders/{draftOrderId}/line-items', from: DRAFTS },
  ],
  'ecom_draft-orders.setDiscounts': [
    { method: 'POST', path: '/v1/draft-orders/{draftOrderId}/set-discounts', from: DRAFTS },
  ],
  'ecom_draft-orders.createCustomDiscounts': [
    { method: 'POST', path: '/v1/draft-orders/{draftOrderId}/add-discounts', from: DRAFTS },
    {
      method: 'POST',
      path: '/ecom/v1/draft-orders/{draftOrderId}/add-discounts',
      from: '@wix/ecom_draft-orders 1.0.27',
    },
  ],
  'ecom_draft-orders.deleteCustomDiscounts': [
    { method: 'POST', path: '/v1/draft-orders/{draftOrderId}/remove-discounts', from: DRAFTS },
    {
      method: 'POST',
      path: '/ecom/v1/draft-orders/{draftOrderId}/remove-discounts',
      from: '@wix/ecom_draft-orders 1.0.27',
    },
  ],
  'ecom_draft-orders.setAdditionalFees': [
    { method: 'POST', path: '/v1/draft-orders/{draftOrderId}/set-additional-fees', from: DRAFTS },
  ],
  'ecom_draft-orders.createCustomAdditionalFees': [
    { method: 'POST', path: '/v1/draft-orders/{draftOrderId}/create-additional-fees', from: DRAFTS },
  ],
  'ecom_draft-orders.deleteCustomAdditionalFees': [
    { method: 'POST', path: '/v1/draft-orders/{draftOrderId}/remove-additional-fees', from: DRAFTS },
    {
      method: 'POST',
      path: '/ecom/v1/draft-orders/{draftOrderId}/remove-additional-fees',
      from: '@wix/ecom_draft-orders 1.0.27',
    },
  ],
  'ecom_draft-orders.getDraftOrder': [
    { method: 'GET', path: '/v1/draft-orders/{draftOrderId}/get', from: DRAFTS },
    {
      method: 'GET',
      path: '/ecom/v1/draft-orders/{draftOrderId}/get',
      from: '@wix/ecom_draft-orders 1.0.27',
    },
  ],
  'ecom_draft-orders.getOrderDraftabilityStatus': [
    { method: 'GET', path: '/v1/draft-orders/{orderId}/draftability', from: DRAFTS },
  ],
  'ecom_draft-orders.commitDraftOrder': [
    { method: 'POST', path: '/v1/draft-orders/{draftOrderId}/commit', from: DRAFTS },
  ],
  'ecom_draft-orders.deleteDraftOrder': [
    { method: 'DELETE', path: '/v1/draft-orders/{draftOrderId}', from: DRAFTS },
  ],
  'ecom_draft-orders.queryDraftOrders': [{ method: 'POST', path: '/v1/draft-orders/query', from: DRAFTS }],
  'ecom_pickup-locations.createPickupLocation': [
    { method: 'POST', path: '/v1/pickupLocations', from: PICKUP },
  ],
  'ecom_pickup-locations.getPickupLocation': [
    { method: 'GET', path: '/v1/pickupLocations/{pickupLocationId}', from: PICKUP },
  ],
  'ecom_pickup-locations.updatePickupLocation': [
    { method: 'PATCH', path: '/v1/pickupLocations/{pickupLocation.id}', from: PICKUP },
  ],
  'ecom_pickup-locations.deletePickupLocation': [
    { method: 'DELETE', path: '/v1/pickupLocations/{pickupLocationId}', from: PICKUP },
  ],
  'ecom_pickup-locations.queryPickupLocation': [
    { method: 'POST', path: '/v1/pickupLocations/query', from: PICKUP },
  ],
  'ecom_pickup-locations.bulkCreatePickupLocation': [
    { method: 'POST', path: '/v1/pickupLocations/bulkCreate', from: PICKUP },
  ],
  'ecom_pickup-locations.bulkUpdatePickupLocation': [
    { method: 'PATCH', path: '/v1/pickupLocations/bulkUpdate', from: PICKUP },
  ],
  'ecom_pickup-locations.bulkDeletePickupLocation': [
    { method: 'DELETE', path: '/v1/pickupLocations/bulkDelete', from: PICKUP },
  ],
  'stores_inventory.queryInventory': [
    { method: 'POST', path: '/stores/v2/inventoryItems/query', from: INVENTORY },
  ],
  // The reference names the path without a method, and a product where today's names an item; both have one id.
  'stores_inventory.getInventoryVariants': ['/stores', '/stores-reader'].flatMap((start) =>
    ['GET', 'POST'].map((method) => ({
      method,
      path: `${start}/v2/inventoryItems/product/{inventoryId}/getVariants`,
      from: INVENTORY,
    })),
  ),
  'identity_verification.start': [
    { method: 'POST', path: '/_api/iam/verification/v1/Start', from: '@wix/identity 1.0.60' },
    { method: 'POST', path: '/v1/Start', from: IDENTITY },
  ],
  'identity_verification.verifyDuringAuthentication': [
    { method: 'POST', path: '/v1/auth/verify', from: IDENTITY },
  ],
  'identity_authentication.registerV2': [
    { method: 'POST', path: '/_api/iam/authentication/v1/register', from: IDENTITY, shape: 'registerV1' },
  ],
  'identity_authentication.loginV2': [
    { method: 'POST', path: '/_api/iam/authentication/v1/login', from: IDENTITY, shape: 'loginV1' },
  ],
  'identity_recovery.sendRecoveryEmail': [
    { method: 'POST', path: '/_iam/recovery/v1/recovery/email', from: IDENTITY },
  ],
  'identity_recovery.recover': [
    { method: 'POST', path: '/_iam/recovery/v1/recovery/recover', from: IDENTITY },
  ],
  'members_authentication.register': [
    { method: 'POST', path: '/api/v1/auth/register', from: SITE_MEMBERS },
    { method: 'POST', path: '/wix-sm/api/v1/auth/register', from: SITE_MEMBERS },
  ],
  'members_authentication.login': [
    { method: 'POST', path: '/api/v1/auth/login', from: SITE_MEMBERS },
    { method: 'POST', path: '/wix-sm/api/v1/auth/login', from: SITE_MEMBERS },
  ],
  'members_authentication.sendSetPasswordEmail': [
    { method: 'POST', path: '/members/v1/auth/members/send-set-password-email', from: SITE_MEMBERS },
    { method: 'POST', path: '/wix-sm/v1/auth/members/send-set-password-email', from: SITE_MEMBERS },
  ],
  'members_authentication.approve': [
    { method: 'POST', path: '/wix-sm/api/v1/members/approve', from: SITE_MEMBERS },
  ],
  'members_authentication.block': [
    { method: 'POST', path: '/wix-sm/api/v1/members/block', from: SITE_MEMBERS },
  ],
  'members_authentication.changeLoginEmail': [
    { method: 'PATCH', path: '/wix-sm/api/v1/members/{id}/change-login-email', from: SITE_MEMBERS },
  ],
  'reviews_reviews.updateReview': [
    {
      method: 'PUT',
      path: '/reviews/v1/reviews/content/{review.id}',
      from: REVIEWS,
      shape: 'reviewContent',
      optional: ['review.revision'],
    },
  ],
  'reviews_reviews.bulkDeleteReviews': [{ method: 'POST', path: '/v1/bulk/reviews/delete', from: REVIEWS }],
  'stores_abandoned-carts.getAbandonedCart': [
    { method: 'GET', path: '/stores/v1/abandonedCart/{id}', from: '@wix/stores 1.0.60' },
  ],
  'stores_abandoned-carts.queryAbandonedCarts': [
    { method: 'POST', path: '/stores/v1/abandonedCart/query', from: '@wix/stores 1.0.60' },
  ],
  'ecom_local-delivery-options.createLocalDeliveryOption': [
    { method: 'POST', path: '/stores/v1/localDeliveryOptions', from: LOCAL },
  ],
  'ecom_local-delivery-options.getLocalDeliveryOption': [
    { method: 'GET', path: '/stores/v1/localDeliveryOptions/{localDeliveryOptionId}', from: LOCAL },
  ],
  'ecom_local-delivery-options.updateLocalDeliveryOption': [
    { method: 'PATCH', path: '/stores/v1/localDeliveryOptions/{localDeliveryOption.id}', from: LOCAL },
  ],
  'ecom_local-delivery-options.deleteLocalDeliveryOption': [
    { method: 'DELETE', path: '/stores/v1/localDeliveryOptions/{localDeliveryOptionId}', from: LOCAL },
  ],
  'ecom_local-delivery-options.bulkCreateLocalDeliveryOption': [
    { method: 'POST', path: '/stores/v1/localDeliveryOptions/bulkCreate', from: LOCAL },
  ],
  'ecom_local-delivery-options.bulkUpdateLocalDeliveryOption': [
    { method: 'PATCH', path: '/stores/v1/localDeliveryOptions', from: LOCAL },
  ],
  'ecom_local-delivery-options.bulkDeleteLocalDeliveryOption': [
    { method: 'POST', path: '/stores/v1/localDeliveryOptions/bulkDelete', from: LOCAL },
  ],
  'ecom_delivery-profile.createDeliveryProfile': [profileRoute('POST', '')],
  'ecom_delivery-profile.getDeliveryProfile': [profileRoute('GET', '/{deliveryProfileId}')],
  'ecom_delivery-profile.updateDeliveryProfile': [profileRoute('PATCH', '/{deliveryProfile.id}')],
  'ecom_delivery-profile.deleteDeliveryProfile': [profileRoute('DELETE', '/{deliveryProfileId}')],
  'ecom_delivery-profile.queryDeliveryProfiles': [profileRoute('POST', '/query')],
  'ecom_delivery-profile.addDeliveryRegion': [profileRoute('POST', '/{deliveryProfileId}/delivery-region')],
  'ecom_delivery-profile.updateDeliveryRegion': [
    profileRoute('PATCH', '/{deliveryProfileId}/delivery-region/{deliveryRegion.id}'),
  ],
  'ecom_delivery-profile.removeDeliveryRegion': [
    profileRoute('DELETE', '/{deliveryProfileId}/delivery-region/{deliveryRegionId}'),
  ],
  'ecom_delivery-profile.addDeliveryCarrier': [profileRoute('POST', '/add-delivery-carrier')],
  'ecom_delivery-profile.removeDeliveryCarrier': [profileRoute('POST', '/remove-delivery-carrier')],
  'ecom_delivery-profile.updateDeliveryCarrier': [profileRoute('PATCH', '/update-delivery-carrier')],
  'ecom_delivery-profile.listInstalledDeliveryCarriers': [
    { method: 'GET', path: '/v1/delivery-carriers', from: PROFILES, shape: 'deliveryCarrierDetails' },
  ],
  'ecom_delivery-profile.listDeliveryCarriers': [
    profileRoute('POST', '/{deliveryProfileId}/delivery-carriers'),
  ],
  'ecom_delivery-profile.updateExtendedFields': [profileRoute('POST', '/{id}/update-extended-fields')],
};

/**
 * Routes whose request or answer differs from whatever there is today, or that need what a store here does not have, by the
 * package that sends them; `*` stands for one segment. They answer 501 as an operation without a handler does.
 */
export const retiredRoutes: Readonly<Record<string, readonly string[]>> = {
  // Customers of the store come from orders, accounts and imports; apps read them.
  'the REST reference, contacts v4,': [
    'POST /contacts/v4/contacts',
    'PATCH /contacts/v4/contacts/*',
    'DELETE /contacts/v4/contacts/*',
  ],
  '@wix/stores 1.0.60': [
    'POST /_api/orders-server/v2/orders',
    'PATCH /_api/orders-server/v2/orders/*/updateEmail',
    'PUT /_api/orders-server/v2/orders/*/updateShippingAddress',
    'POST /_api/orders-server/v2/orders/*/fulfillments',
    'PUT /_api/orders-server/v2/orders/*/fulfillments/*',
    'DELETE /_api/orders-server/v2/orders/*/fulfillments/*',
  ],
  '@wix/identity 1.0.26': [
    'GET /oauth2/authorize',
    'GET /oauth2/device/code',
    'GET /oauth2/device/verify',
    'POST /oauth2/revoke',
  ],
  // Signing in with the account of another provider.
  '@wix/identity_authentication 1.0.20': [
    'POST /_api/iam/authentication/v1/sso/login-with-token-params',
    'GET /_api/iam/authentication/v1/callback',
    'GET /_api/iam/authentication/v1/sso/login/*/*',
    'POST /_api/iam/authentication/v2/*/verify',
    'GET /iam/authentication/v1/callback',
    'GET /iam/authentication/v1/sso/login/*/*',
    'POST /iam/authentication/v1/sso/login-with-token-params',
    'POST /iam/authentication/v2/*/verify',
  ],
  '@wix/media 1.0.31': [
    'GET /site-media/v1/files/*',
    'PATCH /site-media/v1/files/*/update',
    'POST /site-media/v1/files/*/generate-download-url',
    'POST /site-media/v1/files/video/*/generate-stream-url',
  ],
  '@wix/ecom_checkout 1.0.93': ['GET /ecom/v1/checkouts/*/payment-settings'],
  '@wix/ecom_delivery-solutions 1.0.1': ['POST /v1/get-delivery-solutions'],
  '@wix/stores_products-v-3 1.0.69': ['POST /stores/v3/products/*/update-extended-fields'],
};

const patterns = Object.entries(retiredRoutes).flatMap(([from, routes]) =>
  routes.map((route) => ({ from, pattern: new RegExp(`^${route.replaceAll('*', '[^/]+')}/?$`) })),
);

/** Which package of an earlier time sent this, where nothing of today answers it. */
export const retiredFrom = (method: string, path: string): string | undefined =>
  patterns.find(({ pattern }) => pattern.test(`${method} ${path}`))?.from;
