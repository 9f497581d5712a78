import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { lockByName } from '../../database/turn.ts';

/** In which order a person has put things. */
export interface StoredOrdering {
  /** Who puts them in order, adds one or takes one away comes second, and sees what the first wrote. */
  hold(db: Queryable, siteId: string): Promise<void>;
  /** The ids, first to last. */
  read(db: Queryable, siteId: string): Promise<string[]>;
  write(db: Queryable, siteId: string, ids: readonly string[]): Promise<void>;
  /** What is there already stays where it is. */
  append(db: Queryable, siteId: string, ids: readonly string[]): Promise<void>;
  forget(db: Queryable, siteId: string, id: string): Promise<void>;
}

/** @param name of a table of `site_id`, `id` and `place`; places may be equal and have gaps, the id then decides */
export function storedOrdering(name: string): StoredOrdering {
  const table = sql.table(name);
  return {
    async hold(db, siteId) {
      await lockByName(db, `order:${name}:${siteId}`);
    },
    async read(db, siteId) {
      const { rows } = await sql<{ id: string }>`select id from ${table}
        where site_id = ${siteId} order by place, id`.execute(db);
      return rows.map(({ id }) => id);
    },
    async write(db, siteId, ids) {
      await sql`insert into ${table} (site_id, id, place)
        select ${siteId}::text, id, place from unnest(${[...ids]}::text[]) with ordinality as given(id, place)
        on conflict (site_id, id) do update set place = excluded.place`.execute(db);
    },
    async append(db, siteId, ids) {
      await sql`insert into ${table} (site_id, id, place)
        select ${siteId}::text, id, given.place
          + coalesce((select max(place) from ${table} where site_id = ${siteId}), 0)
        from unnest(${[...ids]}::text[]) with ordinality as given(id, place)
        on conflict do nothing`.execute(db);
    },
    async forget(db, siteId, id) {
      await sql`delete from ${table} where site_id = ${siteId} and id = ${id}`.execute(db);
    },
  };
}
