import { sql } from 'kysely';
import type { MediaHolder, MediaPlace, MediaUse } from '#shared/media-uses.ts';
import type { SiteDb } from '#platform/context.ts';

export interface UsesOfOne {
  entity: MediaHolder;
  entityId: string;
  name: string;
  /** All files it holds now; none when it is gone. */
  uses: readonly { fileId: string; place: MediaPlace }[];
}

/** Keeps which files these hold, in the transaction of their change: what was noted of them before is replaced. */
export async function noteUses({ db, siteId }: SiteDb, holders: readonly UsesOfOne[]): Promise<void> {
  if (holders.length === 0) return;
  const owners = holders.map(({ entity, entityId }) => ({ entity, entityId }));
  const wanted = holders.flatMap(({ uses, ...holder }) => uses.map((use) => ({ ...holder, ...use })));
  await sql`
    with owner as (
      select distinct entity, "entityId" as entity_id
      from jsonb_to_recordset(${JSON.stringify(owners)}::text::jsonb) as each (entity text, "entityId" text)),
    wanted as (
      select distinct entity, "entityId" as entity_id, place, "fileId" as file_id, name
      from jsonb_to_recordset(${JSON.stringify(wanted)}::text::jsonb)
        as each (entity text, "entityId" text, place text, "fileId" text, name text)),
    gone as (
      delete from media_uses as kept using owner
      where kept.site_id = ${siteId} and kept.entity = owner.entity and kept.entity_id = owner.entity_id
        and not exists (select from wanted where wanted.entity = kept.entity and wanted.entity_id = kept.entity_id
          and wanted.place = kept.place and wanted.file_id = kept.file_id))
    insert into media_uses as kept (site_id, entity, entity_id, place, file_id, name)
    select ${siteId}, entity, entity_id, place, file_id, name from wanted
    on conflict (site_id, entity, entity_id, place, file_id)
      do update set name = excluded.name where kept.name <> excluded.name`.execute(db);
}

/** By file, then by what holds it. */
export async function readUses({ db, siteId }: SiteDb, fileIds: readonly string[]): Promise<MediaUse[]> {
  const { rows } = await sql<MediaUse>`
    select file_id as "fileId", entity, entity_id as "entityId", name, place from media_uses
    where site_id = ${siteId} and file_id = any(${[...fileIds]}::text[])
    order by file_id, entity, name, entity_id, place`.execute(db);
  return rows;
}
