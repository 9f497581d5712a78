import type { Queryable } from '#database/database.ts';
import { findItems, STORES_APP_ID } from '../../stores/catalog/public.ts';
import { emailKey } from '../../members/members/public.ts';
import type { NotificationRequest } from './request.ts';
import { requests } from './tables.ts';

/** A request as it stands. */
export type SeedNotificationRequest = Pick<
  NotificationRequest,
  | 'id'
  | 'createdDate'
  | 'email'
  | 'contactId'
  | 'status'
  | 'autoNotified'
  | 'language'
  | 'variantId'
  | 'failure'
  | 'settledDate'
> & { productId: string };

/** Requests in bulk and without events, for the demo store; what the catalog does not have nobody waits for. */
export async function seedNotificationRequests(
  db: Queryable,
  siteId: string,
  seeds: readonly SeedNotificationRequest[],
): Promise<void> {
  const items = await findItems(
    { db, siteId },
    seeds.map(({ productId, variantId }) => ({
      appId: STORES_APP_ID,
      catalogItemId: productId,
      options: { variantId },
    })),
  );
  const whole = seeds.flatMap(({ productId: _productId, ...seed }, index): NotificationRequest[] => {
    const catalogReference = items[index]?.catalogReference;
    if (!catalogReference) return [];
    const mails = seed.autoNotified || seed.failure ? 1 : 0;
    return [{ ...seed, catalogReference, emailKey: emailKey(seed.email), mails }];
  });
  await requests.insertMany(db, siteId, whole);
}
