import { MAX_TAG_LENGTH } from '../../shared/tags.ts';
import type { Bounds, Definition, OperationEntry, PackageContract } from './schema.ts';

/** What the SDK says nowhere in a form a program can read. Each entry names its source. */

/** Bounds told only in prose, by package, definition and field. */
export const proseBounds: Record<string, Record<string, Record<string, Bounds>>> = {
  reviews_reviews: {
    // "Rating of the reviewed item … Min: 1, Max: 5" in the comment on `Content.rating`.
    ReviewContent: { rating: { min: 1, max: 5 } },
  },
  // "WEB_URL" keeps out apps on phones, whose addresses redirect sessions take: `CallbackParams` has no format.
  identity_authentication: { LogoutRequest: { postLogoutRedirectUri: { format: 'ADDRESS' } } },
};

/** Bounds that replace the declared ones in every package that has the definition, by definition and field. */
export const replacedBounds: Record<string, Record<string, Bounds>> = {
  // The declared 5 is the length of an id of the Tags API; here the id of a tag is its name.
  TagList: { tagIds: { maxLength: MAX_TAG_LENGTH } },
  TagsTagList: { tagIds: { maxLength: MAX_TAG_LENGTH } },
  TagReference: { tagId: { maxLength: MAX_TAG_LENGTH } },
};

/** The prefix under which the REST documentation shows calls the SDK sends bare: that of their umbrella. */
export const documentedPrefixes: Record<string, string> = {
  // https://dev.wix.com/docs/rest/business-solutions/e-commerce
  'ecom_checkout-templates': '/ecom',
  'ecom_draft-subscription-contracts': '/ecom',
  'ecom_local-delivery-options': '/ecom',
  'ecom_order-payment-requests': '/ecom',
  ecom_orders: '/ecom',
  'ecom_pickup-locations': '/ecom',
  ecom_wishlists: '/ecom',
  // https://dev.wix.com/docs/rest/business-solutions/stores/abandoned-carts
  'stores_abandoned-carts': '/stores',
};

const texts = (...names: string[]): Definition => ({
  fields: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
});

/** Both spellings are in use: https://dev.wix.com/docs/rest, and the `auth` folder of `@wix/sdk`. */
const tokenCalls: Record<string, Definition> = {
  TokenRequest: texts(
    'clientId',
    'clientSecret',
    'grantType',
    'refreshToken',
    'code',
    'codeVerifier',
    'redirectUri',
    'instanceId',
    'memberId',
    'sessionToken',
    'scope',

    'client_id',
    'client_secret',
    'grant_type',
    'refresh_token',
    'code_verifier',
    'redirect_uri',
    'instance_id',
    'member_id',
    'session_token',
  ),
  TokenReply: {
    fields: {
      ...texts('access_token', 'refresh_token', 'token_type').fields,
      expires_in: { type: 'integer' },
    },
  },
  TokenInfoRequest: texts('token'),
};

/**
 * Operations that answer field violations as an application error of this code, by id: on `login` the SDK reads
 * `details.applicationError.code` unguarded, `auth/oauth2/OAuthStrategy.js`.
 */
export const violationCodes: Readonly<Record<string, string>> = {
  'wix.iam.authentication.v1.AuthenticationService.LoginV2': '-19999',
};

interface Amendment {
  definitions: Record<string, Definition>;
  /** In place of what the declarations say of these operations. */
  operations: Record<string, Partial<OperationEntry>>;
}

/** Where the declarations describe something else than what travels. */
export const amendments: Record<string, Amendment> = {
  // Declared as raw HTTP; `@wix/sdk` sends plain JSON, `auth/oauth2/OAuthStrategy.js`.
  identity_oauth: {
    definitions: tokenCalls,
    operations: {
      token: { request: 'TokenRequest', reply: 'TokenReply' },
      tokenInfo: { request: 'TokenInfoRequest' },
    },
  },
  // "If `backgroundColor` or `textColor` are not specified, they default to …": the comment on `createBadge`.
  members_badges: {
    definitions: {},
    operations: { createBadge: { required: ['badge', 'badge.title'] } },
  },
  // The SDK's `updateCart` sends no mask, and has no argument for one.
  'ecom_cart-v-2': {
    definitions: {},
    operations: { updateCart: { required: ['cart', 'cart.id'] } },
  },
  // Declared by cursor; the builder that `queryBadges` returns pages by offset, `pagingMethod: "OFFSET"`.
  'members_badges-v-2': {
    definitions: {
      CursorQuery: {
        fields: {
          cursorPaging: { ref: 'CursorPaging' },
          paging: { ref: 'OffsetPaging' },
          filter: { type: 'struct' },
          sort: { ref: 'Sorting', array: true },
        },
        oneOf: { pagingMethod: ['cursorPaging', 'paging'] },
      },
      OffsetPaging: { fields: { limit: { type: 'integer', max: 100 }, offset: { type: 'integer' } } },
      CursorPagingMetadata: {
        fields: {
          count: { type: 'integer' },
          offset: { type: 'integer' },
          total: { type: 'integer' },
          cursors: { ref: 'Cursors' },
          hasNext: { type: 'boolean' },
        },
      },
    },
    operations: {},
  },
  // "Pass an empty array to delete all media items for the product.": the comment on `mediaIds`.
  stores_products: {
    definitions: {},
    operations: { removeProductMedia: { required: ['id'] } },
  },
};

/** A call of `@wix/sdk` itself, which has no `/meta`: `auth/AppStrategy.js`. */
export const sdkCalls: PackageContract = {
  package: 'sdk',
  version: '',
  operations: {
    access: {
      fqn: 'wix.sdk.OAuth.Access',
      method: 'POST',
      path: '/oauth/access',
      request: 'TokenRequest',
      reply: 'TokenReply',
    },
  },
  definitions: tokenCalls,
  events: [],
  querySpecs: {},
};
