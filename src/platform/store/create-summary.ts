import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { summaryFields } from './summary.ts';
import type { TablePlan } from './table-plan.ts';

type Sql = RawBuilder<unknown>;

/**
 * Counts per combination of the summary's columns, kept by a trigger per statement, whoever writes. Every connection
 * counts in a slot of its own: writers neither wait for each other nor lock each other out. A combination's count is
 * the sum over its slots.
 */
export async function createSummary(db: Queryable, plan: TablePlan): Promise<void> {
  const fields = summaryFields(plan);
  const names = sql.join(fields.map(({ name }) => sql.ref(name)));
  const columns = fields.map(({ name, type }) => sql`${sql.ref(name)} ${type}`);
  await sql`create table ${sql.table(plan.summaryTable)} (
    site_id text collate "C" not null,
    key text collate "C" not null,
    slot integer not null,
    ${sql.join(columns)},
    n bigint not null,
    primary key (site_id, key, slot)
  ) with (fillfactor = 50)`.execute(db);

  const count = (changes: Sql): Sql => sql`
    insert into ${sql.table(plan.summaryTable)} as kept (site_id, key, slot, ${names}, n)
    select site_id, jsonb_build_array(${names})::text, pg_backend_pid(), ${names}, sum(change)
    from (${changes}) as changes group by site_id, ${names} having sum(change) <> 0
    on conflict (site_id, key, slot) do update set n = kept.n + excluded.n;`;
  const more = sql`select site_id, ${names}, 1 as change from added`;
  const less = sql`select site_id, ${names}, -1 as change from gone`;
  const functionName = sql.id(`${plan.summaryTable}_count`);
  await sql`create function ${functionName}() returns trigger language plpgsql as $body$
    begin
      if tg_op = 'INSERT' then ${count(more)}
      elsif tg_op = 'DELETE' then ${count(less)}
      else ${count(sql`${more} union all ${less}`)}
      end if;
      return null;
    end $body$`.execute(db);

  const tables = {
    insert: sql`new table as added`,
    delete: sql`old table as gone`,
    update: sql`old table as gone new table as added`,
  };
  for (const [event, referencing] of Object.entries(tables)) {
    await sql`create trigger ${sql.id(`${plan.summaryTable}_${event}`)} after ${sql.raw(event)}
      on ${sql.table(plan.table)} referencing ${referencing}
      for each statement execute function ${functionName}()`.execute(db);
  }
}
