import type { Taking } from '../../extensions/service-plugins/public.ts';

/** What a membership of an app pays for a line of an order. */
export interface StoredCharge extends Taking {
  membershipId: string;
  membershipName: string;
  lineItemId: string;
  lineName: string;
  catalogAppId: string;
  catalogItemId: string;
  rootCatalogItemId: string | null;
  /** Whose it is, for this id. */
  sealedMemberId: string;
}
