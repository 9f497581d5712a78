import { MAX_BEGINNING } from '../../shared/misspelling.ts';
import type { DerivedTable } from './derived-table.ts';
import type { TablePlan } from './table-plan.ts';

/**
 * The beginnings of all words the table's documents are found by: what a misspelt term may mean is looked up there
 * instead of in every document. Nothing is taken out again: a word too many finds nothing. Without a unique key nobody
 * waits for anybody; the same word twice does no harm. Of the letters nothing waits to be sorted in: each search would read it.
 */
export function vocabularyTable({ table, vocabularyTable: words }: TablePlan): DerivedTable {
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
create index ${words}_grams on ${words} using gin (platform_grams(word)) with (fastupdate = off);
${trigger('insert', 'added', 'referencing new table as added for each statement')}
${trigger('update', changed, 'for each row when (old.search_words is distinct from new.search_words)')}`,
    fill: learn(table),
  };
}
