import { assertObjectType, parse, validate, validateSchema, type GraphQLObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { collectHandlers } from '../platform.ts';
import { services } from '../services.ts';
import { callsBeyondSdk, operations } from '../contract/index.ts';
import { fieldName } from './names.ts';
import { callable } from './operation-fields.ts';
import { buildSchema } from './schema.ts';

const schema = buildSchema();
const root = (name: 'Query' | 'Mutation'): GraphQLObjectType => assertObjectType(schema.getType(name));
const typeOf = (field: string): string => String(root('Query').getFields()[field]?.type);
const complaints = (document: string): string[] =>
  validate(schema, parse(document)).map(({ message }) => message);

describe('the schema of GraphQL', () => {
  it('is a sound one', () => {
    expect(validateSchema(schema)).toEqual([]);
  });

  it('has every served operation of the contract, but those whose replies are no plain JSON', () => {
    const served = collectHandlers(services);
    const beyond = new Set(callsBeyondSdk.map(({ package: name }) => name));
    const left = operations.filter(
      (operation) =>
        served.has(operation.id) && !callable.includes(operation) && !beyond.has(operation.package),
    );
    expect(left.map((operation) => `${operation.package}.${operation.name}`)).toEqual([
      'ecom_abandoned-checkouts.redirectToCheckout',
      'ecom_cart-v-2.handleAsyncCheckoutCompletion',
      'ecom_checkout.markCheckoutAsCompletedAndRedirectToUrl',
      'ecom_checkout-templates.createAndRedirectToCheckout',
      'identity_authentication.logout',
      'identity_oauth.jwks',
      'identity_oauth.token',
      'identity_oauth.tokenInfo',
      'identity_oauth.userInfo',
      'sdk.access',
    ]);
    const mutations = root('Mutation').getFields();
    const queries = root('Query').getFields();
    const named = callable.map(fieldName);
    expect(named.filter((name) => !mutations[name])).toEqual([]);
    const readOnly = callable.filter((operation) => operation.readOnly).map(fieldName);
    expect(named.filter((name) => name in queries)).toEqual(readOnly);
  });

  it('docs: names fields and types as the hosted schema does where it is published', () => {
    expect(typeOf('ecomOrdersV1Order')).toBe('EcomOrdersV1Order');
    expect(String(root('Query').getFields()['ecomOrdersV1Order']?.args[0]?.type)).toBe(
      'EcomOrdersV1OrderRequestInput',
    );
    expect(typeOf('storesProductsV1Product')).toBe('CatalogV1Product');
    expect(typeOf('storesCollectionsV1Collection')).toBe('CatalogV1Collection');
    for (const document of [
      `mutation ($items: [EcomCartV1LineItemInput!]!) {
         ecomCurrentCartV1AddToCurrentCart(input: { lineItems: $items }) { cart { ...InCart } }
       }
       fragment InCart on EcomCartV1Cart { id currency lineItems { id price { amount } } }`,
      `mutation ($items: [EcomCartV1LineItemQuantityUpdateInput!]!) {
         ecomCurrentCartV1UpdateCurrentCartLineItemQuantity(input: { lineItems: $items }) { cart { id } }
       }`,
      `mutation ($ids: [String!]!) {
         ecomCurrentCartV1RemoveLineItemsFromCurrentCart(input: { lineItemIds: $ids }) { cart { id } }
       }`,
      'mutation { ecomCartV1CurrentCartGetCurrentCart { cart { id } } }',
      `mutation { ecomCurrentCartV1CreateCheckoutFromCurrentCart(input: { channelType: OTHER_PLATFORM }) { checkoutId } }`,
      `mutation ($slug: String!, $sort: [CommonSortingInput]!) {
         storesProductsV1GetCollectionBySlug(input: { slug: $slug }) {
           collection { name productsVirtualReference(query: { query: { sort: $sort } }) { items { name } } }
         }
       }`,
      '{ storesCollectionsV1Collections { items { ...Shelf } } } fragment Shelf on CatalogV1Collection { id slug }',
      `query ($slug: String!, $filter: JSON, $sort: [CommonSortingInput]) {
         one: storesProductsV1Products(queryInput: { query: { filter: { slug: $slug }, paging: { limit: 1 } } }) {
           items { ...Piece }
         }
         all: storesProductsV1Products(queryInput: { query: { filter: $filter, sort: $sort } }) {
           items { ...Piece collections { items { name } } }
         }
       }
       fragment Piece on CatalogV1Product { id variants { choices } productOptions { optionType } lastUpdated }`,
      `mutation ($algorithms: [EcomRecommendationsV1AlgorithmInput!]!, $items: [EcommerceCatalogSpiV1CatalogReferenceInput!]!) {
         ecomRecommendationsV1GetRecommendation(input: { algorithms: $algorithms, items: $items, minimumRecommendedItems: 3 }) {
           recommendation { items { catalogItemId } }
         }
       }`,
      `mutation ($checkoutId: String!, $url: String!) {
         redirectsRedirectsV1CreateRedirectSession(
           input: { ecomCheckout: { checkoutId: $checkoutId }, callbacks: { postFlowUrl: $url } }
         ) { redirectSession { fullUrl } }
       }`,
    ])
      expect([document, complaints(document)]).toEqual([document, []]);
  });

  it('assumed: names the rest by package, version of the entity, and operation', () => {
    const names = Object.keys(root('Mutation').getFields());
    expect(names).toEqual(
      expect.arrayContaining([
        'ecomOrdersV1CancelOrder',
        'storesProductsV3UpdateProduct',
        'membersBadgesV3AssignBadge',
        'membersBadgesV4CreateBadge',
        'ecomTaxGroupsV1DeleteTaxGroup',
      ]),
    );
    expect(typeOf('reviewsReviewsV1Reviews')).toBe('ReviewsReviewsV1ReviewsList');
    expect(typeOf('ecomOrdersV1Orders')).toBe('EcomOrdersV1OrdersList');
    expect(typeOf('ecomOrdersV1SearchOrders')).toBe('EcomOrdersV1SearchOrdersResponse');
  });
});
