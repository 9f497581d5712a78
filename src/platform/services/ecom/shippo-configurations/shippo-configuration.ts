import type { Reply, ShippoConfigurationsApi } from '#platform/contract/index.ts';

type ApiConfiguration = NonNullable<
  Reply<ShippoConfigurationsApi, 'getShippoConfiguration'>['shippoConfiguration']
>;

export type ShippoConfiguration = ApiConfiguration & { id: string };
export type PackageType = NonNullable<ApiConfiguration['packageType']>;
export type PackageDetails = NonNullable<ApiConfiguration['packageDetails']>;
