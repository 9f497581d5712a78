import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { beginningLike, judgedLetters, mistakesFor, piecesOf } from '../query/fuzzy.ts';
import type { SearchExpression } from '../query/search-expression.ts';
import type { TablePlan } from './table-plan.ts';

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
    select distinct word from ${sql.table(plan.vocabularyTable)}
    where site_id = ${siteId} and (${sql.join(conditions, sql` or `)})`.execute(db);
  const letters = judgedLetters(term);
  const beginnings = rows.flatMap(({ word }) => beginningLike(word, letters, mistakes) ?? []);
  return [...new Set(beginnings)];
}
