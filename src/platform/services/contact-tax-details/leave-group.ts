import type { Context } from '../../context.ts';
import { contactTaxDetails } from './tables.ts';
import { events } from './upsert.ts';

const BATCH = 200;

/** With a group goes who belonged to it: without one there is nothing to tell of a contact. */
export async function leaveGroup(context: Context, taxExemptGroupId: string): Promise<void> {
  const { db, siteId } = context;
  const filter = { taxExemptGroupId: { $eq: taxExemptGroupId } };
  const ids = (await contactTaxDetails.findIds(db, siteId, { filter }, { root: '' })).toSorted();
  for (let from = 0; from < ids.length; from += BATCH) {
    const held = await contactTaxDetails.getManyForUpdate(db, siteId, ids.slice(from, from + BATCH));
    await contactTaxDetails.removeMany(
      db,
      siteId,
      held.map(({ id }) => id),
    );
    for (const details of held) await context.emit(events.deleted(details));
  }
}
