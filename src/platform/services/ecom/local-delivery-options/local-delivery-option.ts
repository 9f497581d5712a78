import type { LocalDeliveryOptionsApi, Reply } from '#platform/contract/index.ts';

type WireOption = NonNullable<
  Reply<LocalDeliveryOptionsApi, 'getLocalDeliveryOption'>['localDeliveryOption']
>;

/** `externalId` is on the wire, though the SDK's types hide it: the shipping rule of an older shop. */
export type LocalDeliveryOption = WireOption & { id: string; externalId?: string };
export type Schedule = NonNullable<WireOption['scheduledDeliveryConfig']>;
export type GeoPoint = NonNullable<NonNullable<WireOption['customAreaConfig']>['geocodes']>[number];
