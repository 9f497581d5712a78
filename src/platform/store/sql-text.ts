import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Sql } from '../query/sql-values.ts';

const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Of SQL's reserved words those that a field may be called by. */
const RESERVED =
  /^(all|any|array|as|asc|both|case|check|column|default|desc|do|else|end|for|from|group|in|limit|not|null|offset|on|only|or|order|primary|references|select|some|table|then|to|union|unique|user|using|when|where|window|with)$/;

export const quoted = (name: string): string => (RESERVED.test(name) ? `"${name}"` : name);

/** Of a fragment without values. */
export const sqlText = (fragment: Sql): string =>
  fragment.compile(compiler).sql.replace(/^"(\w+)"$/, (_, name: string) => quoted(name));
