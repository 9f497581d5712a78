import type { CartV2Api, Reply, Request, Wire } from '#platform/contract/index.ts';

export type WireCartV2 = NonNullable<Reply<CartV2Api, 'getCart'>['cart']>;
export type WireLineV2 = NonNullable<WireCartV2['lineItems']>[number];
export type Summary = NonNullable<Reply<CartV2Api, 'calculateCart'>['summary']>;
export type ViolationV2 = NonNullable<Summary['violations']>[number];
export type ConvertedMoney = NonNullable<WireCartV2['subtotal']>;

type Creation = Request<CartV2Api, 'createCart'>;
export type NewCartV2 = Wire<Omit<Creation, 'fieldMask' | 'mask'>>;
export type CatalogItemInput = NonNullable<Creation['catalogItems']>[number];
export type CustomItemInput = NonNullable<Creation['customItems']>[number];
export type GiftCardInput = NonNullable<Creation['giftCards']>[number];
export type DeliveryMethodInput = NonNullable<Creation['deliveryMethod']>;
export type LineUpdate = NonNullable<Request<CartV2Api, 'updateLineItems'>['lineItems']>[number];
export type FormSubmission = NonNullable<
  Request<CartV2Api, 'updateFormSubmissions'>['formSubmissions']
>[number];
