import type { PackageContract } from '../schema.ts';
import { olderIdentity } from './older-identity.ts';
import { olderReviews } from './older-reviews.ts';
import { storesOrders } from './stores-orders.ts';

/** Calls that today's packages of the SDK do not have: of an earlier time, or in the REST reference only. */
export const callsBeyondSdk: readonly PackageContract[] = [olderIdentity, olderReviews, storesOrders];
