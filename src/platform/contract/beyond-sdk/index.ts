import type { PackageContract } from '../schema.ts';
import { appInstance } from './app-instance.ts';
import { contacts } from './contacts.ts';
import { coupons } from './coupons.ts';
import { olderIdentity } from './older-identity.ts';
import { olderMemberReports } from './older-member-reports.ts';
import { olderReviews } from './older-reviews.ts';
import { seoTags } from './seo-tags.ts';
import { storesOrders } from './stores-orders.ts';

/**
 * Calls that today's packages of the SDK do not have, of an earlier time or in the REST reference only, and the calls that
 * serve a store of packages whose others do not.
 */
export const callsBeyondSdk: readonly PackageContract[] = [
  olderIdentity,
  olderMemberReports,
  olderReviews,
  storesOrders,
  appInstance,
  contacts,
  coupons,
  seoTags,
];
