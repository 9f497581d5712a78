import type { PlatformFetch } from '../../platform-fetch.ts';
import type { JobKind, Outcome } from '../jobs.ts';
import { outcomeOf } from './bulk-job.ts';
import type { EntitySource } from './entity-source.ts';
import { jobKind } from './job-kind.ts';

const operation = 'ecom_orders.updateOrder';

/** Takes orders out of the list, or back into it. */
export const archiveOrdersJob = (
  entities: EntitySource<{ id: string; archived?: boolean }>,
  archived: boolean,
): ((platformFetch: PlatformFetch) => JobKind) =>
  jobKind({ operation, entities, batch: 20 }, async (work) => {
    const found = await entities.byIds(work.platformFetch, work.ids);
    const outcomes: Outcome[] = [];
    for (const id of work.ids) {
      const order = found.get(id);
      if (!order) outcomes.push({ id, state: 'failed', reason: 'The order no longer exists.' });
      else if ((order.archived ?? false) === archived) {
        const reason = archived ? 'It is archived already.' : 'It is not archived.';
        outcomes.push(work.isResumed ? { id, state: 'done' } : { id, state: 'skipped', reason });
      } else {
        const request = { order: { id, archived } };
        outcomes.push(await outcomeOf(id, () => work.call(operation, request, id).then(() => undefined)));
      }
    }
    return outcomes;
  });
