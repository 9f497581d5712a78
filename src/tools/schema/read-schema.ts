import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';

/** A piece of a table as the database itself describes it. */
export interface SchemaPart {
  table: string;
  /** `own`: an index that no definition can ask for: unique, partial, or one that not every database can have; a trigger that is not the table's own. A trigger's text holds its function. */
  kind: 'column' | 'constraint' | 'index' | 'own' | 'trigger' | 'function';
  name: string;
  text: string;
}

/** Layout and needless quotes do not count. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').replace(/"([a-z_]\w*)"/g, '$1');

/** Everything in the schema `public`. */
export async function readSchema(db: Queryable): Promise<SchemaPart[]> {
  const { rows } = await sql<SchemaPart>`
    with tables as (
      select oid, relname::text as "table" from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r')
    select "table", 'column' as kind, attname::text as name,
      concat_ws(' ', format_type(atttypid, atttypmod),
        case when collname <> 'default' then 'collate ' || collname end,
        case when attnotnull then 'not null' end,
        case when attidentity <> '' then 'identity' when attgenerated <> '' then 'generated' when atthasdef then 'default' end,
        pg_get_expr(adbin, adrelid)) as text
    from tables join pg_attribute on attrelid = tables.oid and attnum > 0 and not attisdropped
      left join pg_collation on pg_collation.oid = attcollation
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
    union all
    select "table", 'constraint', conname::text, pg_get_constraintdef(pg_constraint.oid)
    from tables join pg_constraint on conrelid = tables.oid and contype <> 'n'
    union all
    select "table", case when indisunique or indpred is not null or pg_get_indexdef(indexrelid) like '%gin_trgm_ops%' then 'own' else 'index' end, relname::text,
      pg_get_indexdef(indexrelid)
    from tables join pg_index on indrelid = tables.oid join pg_class on pg_class.oid = indexrelid
    where not exists (select 1 from pg_constraint where conindid = indexrelid)
    union all
    select "table", case when starts_with(proname, "table") then 'trigger' else 'own' end, tgname::text, pg_get_triggerdef(pg_trigger.oid) || prosrc
    from tables join pg_trigger on tgrelid = tables.oid and not tgisinternal join pg_proc on pg_proc.oid = tgfoid
    union all
    select '', 'function', proname::text, pg_get_functiondef(oid) from pg_proc
    where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
    order by "table", kind, name`.execute(db);
  return rows.map((part) => ({ ...part, text: plain(part.text) }));
}
