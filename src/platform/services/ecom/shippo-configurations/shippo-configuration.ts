import type { Reply, ShippoConfigurationsApi } from '#platform/contract/index.ts';

type Wire = NonNullable<Reply<ShippoConfigurationsApi, 'getShippoConfiguration'>['shippoConfiguration']>;

export type ShippoConfiguration = Wire & { id: string };
export type PackageType = NonNullable<Wire['packageType']>;
export type PackageDetails = NonNullable<Wire['packageDetails']>;
