import { sql } from 'kysely';
import type { MigrationSet, Queryable } from './database.ts';

/**
 * The collation whose lower case knows all of Unicode one character at a time, whatever the database was created
 * with; results would otherwise differ from engine to engine.
 */
async function lowerCollation(db: Queryable): Promise<string | undefined> {
  const { rows } = await sql<{ ctype: string; names: string[] }>`
    select datctype as ctype,
      array(select collname::text from pg_collation where collname in ('pg_c_utf8', 'und-x-icu')) as names
    from pg_database where datname = current_database()`.execute(db);
  const { ctype = 'C', names = [] } = rows[0] ?? {};
  if (names.includes('pg_c_utf8')) return 'pg_c_utf8';
  const knowsUnicode = !['C', 'POSIX'].includes(ctype);
  return knowsUnicode ? 'default' : names.find((name) => name === 'und-x-icu');
}

/** Letters that become several, in the Latin script; those of more than one letter first. */
const SPELLED = {
  ου: 'ou', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th',
  ж: 'zh', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch', ю: 'iu', я: 'ia', є: 'ie',
  θ: 'th', χ: 'ch', ψ: 'ps',
}; // prettier-ignore

/** Letters that become one, and those that go: signs and apostrophes. `y` and `j` are written for the same sound. */
const FROM = [
  'øłđðıħ',
  'абвгґдезиіклмнопрстуфыэ',
  'αβγδεζηικλμνξοπρσςτυφω',
  'yj',
  "ьъ''\u2019\u02bc\u0060",
].join('');
const TO = ['olddih', 'abvggdeziiklmnoprstufie', 'avgdeziiklmnxoprsstifo', 'ii'].join('');

const BARE = String.raw`regexp_replace(normalize(platform_lower(value), nfkd), '[\u0300-\u036f\u0591-\u05c7\u064b-\u065f]', '', 'g')`;
const SPELT = Object.entries(SPELLED).reduce(
  (text, [from, to]) => `replace(${text}, '${from}', '${to}')`,
  BARE,
);

/** Lower case, no accents, Latin letters: "Søren" is found by "soren", "Соломія" by "solomia" and itself. */
const FOLDED = `replace(translate(${SPELT}, '${FROM}', '${TO}'), 'ii', 'i')`;

/** Functions that generated columns, indexes and queries of the document store share. */
export const foundation: MigrationSet = {
  service: 'database',
  migrations: {
    '001-functions': async (db) => {
      const collation = (await lowerCollation(db)) ?? 'C';
      await sql`create function platform_lower(value text) returns text
          language sql immutable strict parallel safe
          return lower(value collate ${sql.ref(collation)}) collate "C"`.execute(db);
      // A decimal arrives as text or number; anything else counts as missing rather than failing the write.
      await sql`create function platform_decimal(value text) returns numeric
          language sql immutable strict parallel safe
          return case when value ~ '^-?[0-9]{1,100}(\.[0-9]{1,100})?$' then value::numeric end`.execute(db);
    },
    // Its point stood for any character: `1x5` failed the write.
    '002-decimal-point': `
      create or replace function platform_decimal(value text) returns numeric
        language sql immutable strict parallel safe
        return case when value ~ '^-?[0-9]{1,100}([.][0-9]{1,100})?$' then value::numeric end;`,
    '003-fold': `
      create function platform_fold(value text) returns text
        language sql immutable strict parallel safe
        return ${FOLDED};`,
    // Each two neighbours with their place: what is left of a misspelt word is found among them.
    '004-grams': `
      create function platform_grams(word text) returns text[]
        language sql immutable strict parallel safe
        return array(select at || substr(word, at, 2) from generate_series(1, length(word) - 1) as at);`,
    // Not strict: PostgreSQL calls a strict function each time where it would otherwise write its body into the query.
    '005-decimal-inline': `
      create or replace function platform_decimal(value text) returns numeric
        language sql immutable parallel safe
        return case when value ~ '^-?[0-9]{1,100}([.][0-9]{1,100})?$' then value::numeric end;`,
    // A statement that writes a document without its text leaves none: it would be another document's.
    '006-forget-reply-text': `
      create function platform_forget_reply_text() returns trigger language plpgsql as $body$
        begin
          new.reply_text := null;
          new.reply_version := null;
          return new;
        end $body$;`,
  },
};
