import type { Context } from '#platform/context.ts';
import { writeSeller } from '../../ecom/order-invoices/public.ts';
import { propertiesOf } from './facts.ts';
import { lockStored, writeStored, type Properties, type Stored, type StoredProperties } from './store.ts';

/** The contract's name of the event, which has no entity. */
const PROPERTIES_UPDATED = 'SitePropertiesUpdated';

/** Writes the changed properties and publishes the event; a property that is undefined is cleared. */
export async function changeProperties(
  context: Context,
  changes: Partial<Record<keyof Properties, unknown>>,
): Promise<void> {
  const { businessName, ...stored } = changes;
  const before = await lockStored(context);
  if ('businessName' in changes)
    await writeSeller(context, typeof businessName === 'string' ? businessName : '');
  const doc = { ...before.doc, ...stored } as StoredProperties;
  const version = await writeStored(context, doc);
  await emitUpdate(context, { version, doc }, Object.keys(changes) as (keyof Properties)[]);
}

/** Publishes properties that have another place, such as the currency; the site of the context has them already. */
export async function publishProperties(
  context: Context,
  fields: readonly (keyof Properties)[],
): Promise<void> {
  const { doc } = await lockStored(context);
  await emitUpdate(context, { version: await writeStored(context, doc), doc }, fields);
}

async function emitUpdate(
  context: Context,
  stored: Stored,
  fields: readonly (keyof Properties)[],
): Promise<void> {
  const properties = await propertiesOf(context, stored);
  await context.emit({
    entityFqdn: PROPERTIES_UPDATED,
    slug: PROPERTIES_UPDATED,
    entityId: context.siteId,
    body: {
      plain: {
        metasiteId: context.siteId,
        event: {
          version: Number(stored.version),
          fields,
          properties: Object.fromEntries(fields.map((field) => [field, properties[field]])),
        },
      },
    },
  });
}
