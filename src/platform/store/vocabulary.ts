import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { plannedAnew } from '../../database/planned-anew.ts';
import { closestTo, MAX_BEGINNING, mistakesFor, piecesOf, swappedLetters } from '../../shared/misspelling.ts';
import { stemOf } from '../../shared/split-terms.ts';
import type { SearchExpression } from '../query/search-expression.ts';
import type { TablePlan } from './table-plan.ts';

interface WordScope {
  plan: TablePlan;
  db: Queryable;
  siteId: string;
}

/** Behind every word that begins so. */
const END = '\u{10FFFF}';

const beginsWith = (beginning: string): RawBuilder<boolean> =>
  sql`(word >= ${beginning}::text and word < ${beginning + END}::text)`;

/**
 * What words begin with that each term of a forgiving search means: the term itself, singular or plural, where
 * there are such words; else what it may be a misspelling of.
 */
export async function meantBeginnings(
  scope: WordScope,
  { terms }: SearchExpression,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const stems = new Map(
    terms.map((term) => [term, Array.from(stemOf(term)).slice(0, MAX_BEGINNING).join('')]),
  );
  const known = await knownOf(scope, [...stems.values()]);
  const meant = new Map<string, readonly string[]>();
  for (const [term, stem] of stems) {
    meant.set(term, known.has(stem) ? [...new Set([term, stemOf(term)])] : await misspeltBy(scope, term));
  }
  return meant;
}

async function knownOf(
  { plan, db, siteId }: WordScope,
  stems: readonly string[],
): Promise<ReadonlySet<string>> {
  const words = sql.table(plan.vocabularyTable);
  const looks = stems.map(
    (stem) => sql`select ${stem}::text as stem
      where exists (select 1 from ${words} where site_id = ${siteId} and ${beginsWith(stem)})`,
  );
  const { rows } = await sql<{ stem: string }>`${sql.join(looks, sql` union all `)}`.execute(db);
  return new Set(rows.map(({ stem }) => stem));
}

/** As `platform_grams` cuts a word in which the text stands at that place. */
function gramsAt(text: string, place: number): string[] {
  const letters = Array.from(text);
  return letters.slice(1).map((letter, at) => `${place + at + 1}${letters[at]}${letter}`);
}

/** So many mistakes leave one of so many and one pieces as it was, at about the place where it was. */
async function misspeltBy({ plan, db, siteId }: WordScope, term: string): Promise<string[]> {
  const mistakes = mistakesFor(term);
  const pieces = mistakes === 0 ? [] : piecesOf(term, mistakes + 1);
  const conditions = [
    ...swappedLetters(term).map(beginsWith),
    ...pieces.map(({ text, start }) => {
      const places = Array.from({ length: 2 * mistakes + 1 }, (_, at) => start - mistakes + at);
      const there = places
        .filter((place) => place >= 0)
        .map((place) => sql`platform_grams(word) @> ${gramsAt(text, place)}::text[]`);
      return sql`(${sql.join(there, sql` or `)})`;
    }),
  ];
  if (conditions.length === 0) return [];
  const { rows } = await sql<{ word: string }>`${plannedAnew}
    select distinct word from ${sql.table(plan.vocabularyTable)}
    where site_id = ${siteId} and (${sql.join(conditions, sql` or `)})`.execute(db);
  const closest = closestTo(
    term,
    rows.map(({ word }) => word),
  );
  return [...new Set(closest.map(({ beginning }) => beginning))];
}
