import type { CartV2Api, Reply, Request, ApiType } from '#platform/contract/index.ts';

export type ApiCartV2 = NonNullable<Reply<CartV2Api, 'getCart'>['cart']>;
export type ApiLineV2 = NonNullable<ApiCartV2['lineItems']>[number];
export type Summary = NonNullable<Reply<CartV2Api, 'calculateCart'>['summary']>;
export type ViolationV2 = NonNullable<Summary['violations']>[number];
export type ConvertedMoney = NonNullable<ApiCartV2['subtotal']>;

type Creation = Request<CartV2Api, 'createCart'>;
export type NewCartV2 = ApiType<Omit<Creation, 'fieldMask' | 'mask'>>;
export type CatalogItemInput = NonNullable<Creation['catalogItems']>[number];
export type CustomItemInput = NonNullable<Creation['customItems']>[number];
export type GiftCardInput = NonNullable<Creation['giftCards']>[number];
export type DeliveryMethodInput = NonNullable<Creation['deliveryMethod']>;
export type LineUpdate = NonNullable<Request<CartV2Api, 'updateLineItems'>['lineItems']>[number];
export type FormSubmission = NonNullable<
  Request<CartV2Api, 'updateFormSubmissions'>['formSubmissions']
>[number];
