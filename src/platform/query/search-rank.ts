import { sql } from 'kysely';
import {
  hasOneOf,
  spellingsOf,
  termsHaveOneOf,
  type Meant,
  type SearchExpression,
  type Spelling,
} from './search-expression.ts';
import type { SortKey } from './sort.ts';
import type { Sql } from './sql-values.ts';
import { searchTerms } from './search-terms.ts';

interface Ranking {
  searchable: readonly string[];
  meant: Meant | undefined;
  /** The field that weighs most. */
  heading: string | undefined;
  /** The request names an order. */
  sorted: boolean;
}

interface Grade {
  spellings: readonly Spelling[];
  points: number;
}

/** More than all that a term can weigh: more terms come first. */
const MATCHED = 10;

const asWhole = ({ text }: Spelling): Spelling => ({ text, whole: true });

/** What a find is worth for one term, the best first: the heading before the rest, whole words before beginnings. */
function gradesOf(term: string, search: SearchExpression, { searchable, meant, heading }: Ranking): Grade[] {
  const anywhere = spellingsOf(term, search, meant);
  if (!search.fuzzy) return [{ spellings: anywhere, points: MATCHED }];
  const at = heading === undefined ? -1 : searchable.indexOf(heading);
  const isHeadingAsked = at >= 0 && (search.fields?.includes(at) ?? true);
  const inHeading = isHeadingAsked ? spellingsOf(term, { ...search, fields: [at] }, meant) : [];
  return [
    { spellings: inHeading.map(asWhole), points: MATCHED + 3 },
    { spellings: inHeading, points: MATCHED + 2 },
    { spellings: anywhere.map(asWhole), points: MATCHED + 1 },
    { spellings: anywhere, points: MATCHED },
  ].filter(({ spellings }) => spellings.length > 0);
}

const pointsInSql = (grades: readonly Grade[]): Sql =>
  sql`case ${sql.join(
    grades.map(({ spellings, points }) => sql`when ${hasOneOf(spellings)} then ${sql.lit(points)}`),
    sql` `,
  )} else 0 end`;

const pointsOf = (grades: readonly Grade[], words: readonly string[]): number =>
  grades.find(({ spellings }) => termsHaveOneOf(words, spellings))?.points ?? 0;

/** The best match first, unless the request names an order; undefined where all matches rank the same. */
export function rankKeys(search: SearchExpression, ranking: Ranking): SortKey[] {
  if (ranking.sorted || (!search.fuzzy && (search.all || search.terms.length < 2))) return [];
  const grades = search.terms
    .map((term) => gradesOf(term, search, ranking))
    // A word that nothing is like ranks nothing.
    .filter((one) => one.length > 0);
  if (grades.length === 0) return [];
  return [
    {
      descending: true,
      field: {
        path: '$rank',
        keys: [],
        type: 'decimal',
        operators: '*',
        sort: 'NONE',
        computed: {
          expression: sql`(${sql.join(grades.map(pointsInSql), sql` + `)})`,
          fromDocument(document) {
            const words = searchTerms(document, ranking.searchable);
            return String(grades.reduce((sum, one) => sum + pointsOf(one, words), 0));
          },
        },
      },
    },
  ];
}
