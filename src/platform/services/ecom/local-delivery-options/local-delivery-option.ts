import type { LocalDeliveryOptionsApi, Reply } from '#platform/contract/index.ts';

type ApiOption = NonNullable<Reply<LocalDeliveryOptionsApi, 'getLocalDeliveryOption'>['localDeliveryOption']>;

/** `externalId` is in the API, though the SDK's types hide it: the shipping rule of an older shop. */
export type LocalDeliveryOption = ApiOption & { id: string; externalId?: string };
export type Schedule = NonNullable<ApiOption['scheduledDeliveryConfig']>;
export type GeoPoint = NonNullable<NonNullable<ApiOption['customAreaConfig']>['geocodes']>[number];
