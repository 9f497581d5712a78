import type { Context } from '#platform/context.ts';
import { lockedByFilter } from '#platform/crud/index.ts';
import { contactTaxDetails } from './tables.ts';
import { events } from './upsert.ts';

/** With a group goes who belonged to it: without one there is nothing to tell of a contact. */
export async function removeFromTaxGroup(context: Context, taxExemptGroupId: string): Promise<void> {
  const { db, siteId } = context;
  const filter = { taxExemptGroupId: { $eq: taxExemptGroupId } };
  for await (const held of lockedByFilter(context, contactTaxDetails, { filter })) {
    await contactTaxDetails.removeMany(
      db,
      siteId,
      held.map(({ id }) => id),
    );
    for (const details of held) await context.emit(events.deleted(details));
  }
}
