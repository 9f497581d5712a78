import type { Reply, ShippingOptionsApi } from '#platform/contract/index.ts';

type ApiOption = NonNullable<Reply<ShippingOptionsApi, 'getShippingOption'>['shippingOption']>;

export type ShippingOption = ApiOption & { id: string };
export type ShippingRate = NonNullable<ApiOption['rates']>[number];
export type ShippingCondition = NonNullable<ShippingRate['conditions']>[number];
