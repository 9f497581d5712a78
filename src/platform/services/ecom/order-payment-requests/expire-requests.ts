import type { Context } from '#platform/context.ts';
import { setStatus } from './requests.ts';
import { statusAt } from './rules/status.ts';
import { paymentRequests } from './tables.ts';

/** Tells of requests whose time has passed; readers see it without this. */
export async function expireRequests(context: Context): Promise<void> {
  const { db, siteId, clock } = context;
  const now = clock.now();
  const filter = { status: 'UNPAID', expirationDate: { $lte: now.toISOString() } };
  const due = await paymentRequests.findIds(db, siteId, { filter });
  for (const request of await paymentRequests.getManyForUpdate(db, siteId, due)) {
    const isDue = request.status === 'UNPAID' && statusAt(request, now) === 'EXPIRED';
    if (isDue) await setStatus(context, request, 'EXPIRED');
  }
}
