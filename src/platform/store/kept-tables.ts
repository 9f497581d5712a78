import type { FieldType } from '../query/field.ts';
import { MAX_BEGINNING } from '../../shared/misspelling.ts';
import { quoted } from './sql-text.ts';
import { isSearchable, type TablePlan } from './table-plan.ts';

/** A table beside another, kept by triggers whoever writes; its triggers' names begin with its own. */
export interface KeptTable {
  create: string;
  /** Counts or learns what is there already. */
  fill: string;
  drop: string;
}

export const keptTables = (plan: TablePlan): ReadonlyMap<string, KeptTable> =>
  new Map([
    ...(isSearchable(plan) ? [[plan.vocabularyTable, vocabulary(plan)] as const] : []),
    ...(plan.summary ? [[plan.summaryTable, summary(plan)] as const] : []),
  ]);

/**
 * The beginnings of all words the table's documents are found by: what a misspelt term may mean is looked up there
 * instead of in every document. Nothing is taken out again: a word too many finds nothing. Without a unique key nobody
 * waits for anybody; the same word twice does no harm.
 */
function vocabulary({ table, vocabularyTable: words }: TablePlan): KeptTable {
  const learn = (documents: string): string => `insert into ${words} (site_id, word)
    select site_id, word from (
      select distinct site_id, left(word, ${MAX_BEGINNING}) collate "C" as word
      from ${documents}, unnest(tsvector_to_array(search_words)) as word where strpos(word, '.') = 0) as fresh
    where not exists (
      select 1 from ${words} as known where known.site_id = fresh.site_id and known.word = fresh.word);`;
  const trigger = (
    event: string,
    documents: string,
    when: string,
  ): string => `create function ${words}_${event}() returns trigger language plpgsql as $body$
  begin
    ${learn(documents)}
    return null;
  end $body$;
create trigger ${words}_${event} after ${event} on ${table}
  ${when} execute function ${words}_${event}();`;
  const changed = '(select new.site_id, new.search_words) as changed';
  return {
    create: `create table ${words} (site_id text collate "C" not null, word text collate "C" not null);
create index ${words}_word on ${words} (site_id, word);
${trigger('insert', 'added', 'referencing new table as added for each statement')}
${trigger('update', changed, 'for each row when (old.search_words is distinct from new.search_words)')}`,
    fill: learn(table),
    drop: `drop table ${words};
drop function ${words}_insert() cascade;
drop function ${words}_update() cascade;`,
  };
}

const TYPES: Readonly<Record<Exclude<FieldType, 'json'>, string>> = {
  text: 'text collate "C"',
  date: 'text collate "C"',
  decimal: 'numeric',
  boolean: 'boolean',
};

/**
 * Counts per combination of the summary's columns. Every connection counts in a slot of its own: writers neither wait
 * for each other nor lock each other out. A combination's count is the sum over its slots.
 */
function summary(plan: TablePlan): KeptTable {
  const { table, summaryTable: counts } = plan;
  const columns = (plan.summary ?? []).map((path) => {
    const { column, type } = plan.catalog.any(path);
    if (!column || column.list || type === 'json') throw new Error(`${table}: ${path} cannot be counted by.`);
    return { name: quoted(column.name), type: TYPES[type] };
  });
  const names = columns.map(({ name }) => name).join(', ');
  const key = `jsonb_build_array(${names})::text`;
  const count = (changes: string): string => `insert into ${counts} as kept (site_id, key, slot, ${names}, n)
      select site_id, ${key}, pg_backend_pid(),
        ${names}, sum(change)
      from (${changes}) as changes
      group by site_id, ${names} having sum(change) <> 0
      on conflict (site_id, key, slot) do update set n = kept.n + excluded.n;`;
  const more = `select site_id, ${names}, 1 as change from added`;
  const less = `select site_id, ${names}, -1 as change from gone`;
  const trigger = (event: string, rows: string): string => `create trigger ${counts}_${event} after ${event}
  on ${table} referencing ${rows} for each statement execute function ${counts}_count();`;
  return {
    create: `create table ${counts} (
  site_id text collate "C" not null, key text collate "C" not null, slot integer not null,
  ${columns.map(({ name, type }) => `${name} ${type}`).join(', ')},
  n bigint not null, primary key (site_id, key, slot)) with (fillfactor = 50);
create function ${counts}_count() returns trigger language plpgsql as $body$
  begin
    if tg_op = 'INSERT' then ${count(more)}
    elsif tg_op = 'DELETE' then ${count(less)}
    else ${count(`${more}
        union all ${less}`)}
    end if;
    return null;
  end $body$;
${trigger('insert', 'new table as added')}
${trigger('delete', 'old table as gone')}
${trigger('update', 'old table as gone new table as added')}`,
    fill: `insert into ${counts} (site_id, key, slot, ${names}, n)
  select site_id, ${key}, 0, ${names}, count(*) from ${table} group by site_id, ${names};`,
    drop: `drop table ${counts};
drop function ${counts}_count() cascade;`,
  };
}
