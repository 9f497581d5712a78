import type { Reply, ShippingOptionsApi } from '#platform/contract/index.ts';

type WireOption = NonNullable<Reply<ShippingOptionsApi, 'getShippingOption'>['shippingOption']>;

export type ShippingOption = WireOption & { id: string };
export type ShippingRate = NonNullable<WireOption['rates']>[number];
export type ShippingCondition = NonNullable<ShippingRate['conditions']>[number];
