import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { beginningLike, judgedLetters, MAX_BEGINNING, mistakesFor, piecesOf } from '../query/fuzzy.ts';
import type { SearchExpression } from '../query/search-expression.ts';
import type { TablePlan } from './table-plan.ts';

type Sql = RawBuilder<unknown>;

const tableOf = (plan: TablePlan): string => `${plan.table}_words`;

/**
 * The beginnings of all words the table's documents are found by, kept by triggers, whoever writes: what a misspelt
 * term may mean is looked up there instead of in every document. Nothing is taken out again: a word too many finds
 * nothing. Without a unique key nobody waits for anybody; the same word twice does no harm.
 */
export async function createVocabulary(db: Queryable, plan: TablePlan): Promise<void> {
  const words = sql.table(tableOf(plan));
  await sql`create table if not exists ${words} (
    site_id text collate "C" not null, word text collate "C" not null)`.execute(db);
  await sql`create index if not exists ${sql.id(`${tableOf(plan)}_word`)} on ${words} (site_id, word)`.execute(
    db,
  );
  const learn = (documents: Sql): Sql => sql`
    insert into ${words} (site_id, word)
    select site_id, word from (
      select distinct site_id, left(word, ${sql.lit(MAX_BEGINNING)}) collate "C" as word
      from ${documents}, unnest(tsvector_to_array(search_words)) as word where strpos(word, '.') = 0) as fresh
    where not exists (
      select 1 from ${words} as known where known.site_id = fresh.site_id and known.word = fresh.word);`;
  const createTrigger = async (event: 'insert' | 'update', documents: Sql, when: Sql): Promise<void> => {
    const name = sql.id(`${tableOf(plan)}_${event}`);
    await sql`create or replace function ${name}() returns trigger language plpgsql as $body$
      begin ${learn(documents)} return null; end $body$`.execute(db);
    await sql`create or replace trigger ${name} after ${sql.raw(event)} on ${sql.table(plan.table)}
      ${when} execute function ${name}()`.execute(db);
  };
  await createTrigger('insert', sql`added`, sql`referencing new table as added for each statement`);
  await createTrigger(
    'update',
    sql`(select new.site_id, new.search_words) as changed`,
    sql`for each row when (old.search_words is distinct from new.search_words)`,
  );
  await learn(sql.table(plan.table)).execute(db);
}

/** What the beginnings of words have to be to be meant by each misspelt term. */
export async function similarBeginnings(
  plan: TablePlan,
  db: Queryable,
  siteId: string,
  { terms }: SearchExpression,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>();
  for (const term of terms) {
    const mistakes = mistakesFor(term);
    if (mistakes > 0) found.set(term, await similarTo(term, mistakes, { plan, db, siteId }));
  }
  return found;
}

/** So many mistakes leave one of so many and one pieces as it was, at about the place where it was. */
async function similarTo(
  term: string,
  mistakes: number,
  { plan, db, siteId }: { plan: TablePlan; db: Queryable; siteId: string },
): Promise<string[]> {
  const conditions = piecesOf(term, mistakes + 1).map(({ text, start }) => {
    const from = Math.max(0, start - mistakes);
    const length = start + mistakes - from + Array.from(text).length;
    return sql`strpos(substr(word, ${from + 1}::int, ${length}::int), ${text}::text) > 0`;
  });
  const { rows } = await sql<{ word: string }>`
    select distinct word from ${sql.table(tableOf(plan))}
    where site_id = ${siteId} and (${sql.join(conditions, sql` or `)})`.execute(db);
  const letters = judgedLetters(term);
  const beginnings = rows.flatMap(({ word }) => beginningLike(word, letters, mistakes) ?? []);
  return [...new Set(beginnings)];
}
