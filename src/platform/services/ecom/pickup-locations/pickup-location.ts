import type { PickupLocationsApi, Reply } from '#platform/contract/index.ts';

type ApiLocation = NonNullable<Reply<PickupLocationsApi, 'getPickupLocation'>['pickupLocation']>;

/** `shippingRuleId` is in the API, though the SDK's types hide it: the shipping rule of an older shop. */
export type PickupLocation = ApiLocation & { id: string; shippingRuleId?: string };
