import type { PickupLocationsApi, Reply } from '#platform/contract/index.ts';

type WireLocation = NonNullable<Reply<PickupLocationsApi, 'getPickupLocation'>['pickupLocation']>;

/** `shippingRuleId` is on the wire, though the SDK's types hide it: the shipping rule of an older shop. */
export type PickupLocation = WireLocation & { id: string; shippingRuleId?: string };
