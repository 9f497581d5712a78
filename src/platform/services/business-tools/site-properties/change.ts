import type { Context } from '#platform/context.ts';
import { writeSeller } from '../../ecom/order-invoices/public.ts';
import { propertiesOf } from './facts.ts';
import { lockStored, writeStored, type Properties, type StoredProperties } from './store.ts';

/** The contract's name of the event, which has no entity. */
const PROPERTIES_UPDATED = 'SitePropertiesUpdated';

/** Writes the changed properties and publishes the event; a property that is undefined is cleared. */
export async function changeProperties(
  context: Context,
  changes: Partial<Record<keyof Properties, unknown>>,
): Promise<void> {
  const { businessName, ...kept } = changes;
  const before = await lockStored(context);
  if ('businessName' in changes)
    await writeSeller(context, typeof businessName === 'string' ? businessName : '');
  const doc = { ...before.doc, ...kept } as StoredProperties;
  const version = await writeStored(context, doc);
  const properties = await propertiesOf(context, { version, doc });
  const fields = Object.keys(changes) as (keyof Properties)[];
  await context.emit({
    entityFqdn: PROPERTIES_UPDATED,
    slug: PROPERTIES_UPDATED,
    entityId: context.siteId,
    body: {
      plain: {
        metasiteId: context.siteId,
        event: {
          version: Number(version),
          fields,
          properties: Object.fromEntries(fields.map((field) => [field, properties[field]])),
        },
      },
    },
  });
}
