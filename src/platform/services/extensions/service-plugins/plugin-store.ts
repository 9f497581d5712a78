import { sql } from 'kysely';
import type { Plugin, PluginHealth } from '#shared/plugins.ts';
import type { SiteDb } from '#platform/context.ts';
import { missing } from '#platform/contract/errors.ts';
import { forgetCachedSettings, cachedSettings } from '#platform/store/index.ts';

export interface StoredPlugin extends Plugin {
  sealedKey: string;
}

interface Row {
  doc: Plugin;
  sealed_key: string;
}

const stored = ({ doc, sealed_key: sealedKey }: Row): StoredPlugin => ({ ...doc, sealedKey });

async function select({ db, siteId }: SiteDb): Promise<StoredPlugin[]> {
  const { rows } = await sql<Row>`select doc, sealed_key from service_plugins
    where site_id = ${siteId} order by doc ->> 'createdDate', id`.execute(db);
  return rows.map(stored);
}

/** All of them, as the merchant made them. */
export const readPlugins = (where: SiteDb): Promise<StoredPlugin[]> =>
  cachedSettings(where, 'service plugins', () => select(where));

/** Held until the transaction ends. @throws 404 */
export async function lockPlugin({ db, siteId }: SiteDb, id: string): Promise<StoredPlugin> {
  const { rows } = await sql<Row>`select doc, sealed_key from service_plugins
    where site_id = ${siteId} and id = ${id} for update`.execute(db);
  const [row] = rows;
  if (!row) throw missing('plugin');
  return stored(row);
}

export async function writePlugin({ db, siteId }: SiteDb, plugin: StoredPlugin): Promise<void> {
  const { sealedKey, ...doc } = plugin;
  await sql`insert into service_plugins (site_id, id, doc, sealed_key)
    values (${siteId}, ${plugin.id}, ${JSON.stringify(doc)}::text::jsonb, ${sealedKey})
    on conflict (site_id, id) do update set doc = excluded.doc, sealed_key = excluded.sealed_key`.execute(db);
  forgetCachedSettings(db);
}

export async function dropPlugin({ db, siteId }: SiteDb, id: string): Promise<void> {
  await sql`delete from service_plugins where site_id = ${siteId} and id = ${id}`.execute(db);
  await sql`delete from service_plugin_health where site_id = ${siteId} and plugin_id = ${id}`.execute(db);
  forgetCachedSettings(db);
}

/** By plugin; of those that were never asked there is none. */
export async function readHealth({ db, siteId }: SiteDb): Promise<Map<string, PluginHealth>> {
  const { rows } = await sql<{ plugin_id: string; doc: PluginHealth }>`
    select plugin_id, doc from service_plugin_health where site_id = ${siteId}`.execute(db);
  return new Map(rows.map(({ plugin_id: id, doc }) => [id, doc]));
}

/** Adds what was seen to what is written down, of plugins that are still there. */
export async function addHealth(
  { db, siteId }: SiteDb,
  id: string,
  add: (before: PluginHealth | undefined) => PluginHealth,
): Promise<void> {
  const known =
    await sql`select 1 from service_plugins where site_id = ${siteId} and id = ${id} for update`.execute(db);
  if (known.rows.length === 0) return;
  const { rows } = await sql<{ doc: PluginHealth }>`select doc from service_plugin_health
    where site_id = ${siteId} and plugin_id = ${id}`.execute(db);
  await sql`insert into service_plugin_health (site_id, plugin_id, doc)
    values (${siteId}, ${id}, ${JSON.stringify(add(rows[0]?.doc))}::text::jsonb)
    on conflict (site_id, plugin_id) do update set doc = excluded.doc`.execute(db);
}
