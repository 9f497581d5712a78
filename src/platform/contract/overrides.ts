import type { Bounds, PackageContract } from './schema.ts';

/** What the SDK says nowhere in a form a program can read. Each entry names its source. */

/** Bounds told only in prose, by package, definition and field. */
export const proseBounds: Record<string, Record<string, Record<string, Bounds>>> = {
  reviews_reviews: {
    // "Rating of the reviewed item … Min: 1, Max: 5" in the comment on `Content.rating`.
    ReviewContent: { rating: { min: 1, max: 5 } },
  },
};

/** Paths the REST documentation shows for calls the SDK sends without a prefix, by package: bare start → start. */
export const documentedPrefixes: Record<string, Record<string, string>> = {
  // Same service host prefix as every mapped operation of the umbrella: https://dev.wix.com/docs/rest/business-solutions/e-commerce
  'ecom_checkout-templates': { '/v1': '/ecom/v1' },
  'ecom_draft-subscription-contracts': { '/v1': '/ecom/v1' },
  'ecom_local-delivery-options': { '/v1': '/ecom/v1' },
  'ecom_order-payment-requests': { '/v1': '/ecom/v1' },
  ecom_orders: { '/v1': '/ecom/v1' },
  'ecom_pickup-locations': { '/v1': '/ecom/v1' },
  ecom_wishlists: { '/v1': '/ecom/v1' },
  // https://dev.wix.com/docs/rest/business-solutions/stores/catalog-v1/collections
  stores_collections: { '/v2/collections': '/stores/v1/collections' },
  // https://dev.wix.com/docs/rest/business-solutions/stores/abandoned-carts
  'stores_abandoned-carts': { '/v1/abandonedCarts': '/stores/v1/abandonedCarts' },
};

/**
 * Token calls are part of `@wix/sdk` itself, which has no `/meta`.
 * Source: its `auth/oauth2/OAuthStrategy.js`, `auth/AppStrategy.js` and `auth/oauth2/get-token-info.js`.
 */
export const sdkCalls: PackageContract = {
  package: 'sdk',
  version: '',
  operations: {
    createToken: {
      fqn: 'sdk.oauth2.Token',
      method: 'POST',
      path: '/oauth2/token',
      request: 'TokenRequest',
      reply: 'TokenReply',
    },
    getTokenInfo: {
      fqn: 'sdk.oauth2.TokenInfo',
      method: 'POST',
      path: '/oauth2/token-info',
      request: 'TokenInfoRequest',
      reply: 'TokenInfoReply',
    },
    createAppToken: {
      fqn: 'sdk.oauth.Access',
      method: 'POST',
      path: '/oauth/access',
      request: 'TokenRequest',
      reply: 'TokenReply',
    },
  },
  definitions: {
    TokenRequest: {
      fields: Object.fromEntries(
        [
          ...[
            'clientId',
            'clientSecret',
            'grantType',
            'refreshToken',
            'code',
            'codeVerifier',
            'redirectUri',
            'instanceId',
            'scope',
          ],
          ...[
            'client_id',
            'client_secret',
            'grant_type',
            'refresh_token',
            'code_verifier',
            'redirect_uri',
            'instance_id',
          ],
        ].map((name) => [name, { type: 'string' as const }]),
      ),
    },
    TokenReply: {
      fields: {
        access_token: { type: 'string' },
        refresh_token: { type: 'string' },
        token_type: { type: 'string' },
        expires_in: { type: 'integer' },
      },
    },
    TokenInfoRequest: { fields: { token: { type: 'string' } } },
    TokenInfoReply: {
      fields: {
        active: { type: 'boolean' },
        subjectType: { type: 'string' },
        subjectId: { type: 'string' },
        exp: { type: 'string' },
        iat: { type: 'string' },
        clientId: { type: 'string' },
        siteId: { type: 'string' },
        instanceId: { type: 'string' },
      },
    },
  },
  events: [],
  querySpecs: {},
};
