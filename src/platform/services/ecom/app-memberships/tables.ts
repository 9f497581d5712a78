import { takingsTable } from '../../extensions/service-plugins/public.ts';
import type { StoredCharge } from './charge.ts';

export const charges = takingsTable<StoredCharge>('app_membership_charges', [
  'membershipId',
  'membershipName',
  'lineItemId',
  'lineName',
  'catalogAppId',
  'catalogItemId',
  'rootCatalogItemId',
  'sealedMemberId',
]);
