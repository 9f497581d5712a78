import type { Context } from '#platform/context.ts';
import { entityEvents } from '#platform/events/entity-events.ts';
import { allMappings } from './all-mappings.ts';
import { withoutGroups } from './exempt-overrides.ts';
import { FQDN } from './mappings.ts';
import { manualTaxMappings } from './tables.ts';

const events = entityEvents(FQDN);

/** With an exempt group go its rates. */
export async function forgetExemptGroup(context: Context, taxExemptGroupId: string): Promise<void> {
  const { db, siteId, clock } = context;
  const naming = (await allMappings(context)).filter(({ exemptRates = [] }) =>
    exemptRates.some((rate) => rate.taxExemptGroupId === taxExemptGroupId),
  );
  if (naming.length === 0) return;
  const ids = naming.map(({ id }) => id).toSorted();
  const held = await manualTaxMappings.getManyForUpdate(db, siteId, ids);
  const after = held.map((mapping) => withoutGroups(mapping, [taxExemptGroupId]));
  for (const mapping of await manualTaxMappings.replaceMany(db, siteId, after, { now: clock.now() }))
    await context.emit(events.updated(mapping));
}
