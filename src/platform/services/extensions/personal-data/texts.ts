import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import { dataLocations, rowsOf, type PersonalDataLocation } from './data-locations.ts';
import type { Person } from './person.ts';

/** Tables whose words are kept apart, for what is typed wrong. */
const searched: readonly PersonalDataLocation[] = [
  { table: 'members', rows: ({ memberIds }) => sql`t.id = any(${memberIds}::text[])`, fate: 'erase' },
  ...dataLocations.filter(({ table, fate }) => table === 'abandoned_checkouts' && fate === 'erase'),
];

type TextsByMember = ReadonlyMap<string, readonly string[]>;

/** The words somebody is found by, table by table. */
export async function textsByMember({ db, siteId }: Context, person: Person): Promise<TextsByMember> {
  const words = new Map<string, readonly string[]>();
  for (const place of searched) {
    const { rows } = await sql<{ word: string }>`select distinct word from ${sql.table(place.table)} as t,
        unnest(tsvector_to_array(t.search_words)) as word
      where t.site_id = ${siteId} and ${rowsOf(place, person)}`.execute(db);
    words.set(
      place.table,
      rows.map(({ word }) => word),
    );
  }
  return words;
}

/** Takes away those by which nobody else is found. */
export async function eraseTexts({ db, siteId }: Context, words: TextsByMember): Promise<void> {
  for (const [table, missing] of words)
    await sql`delete from ${sql.table(`${table}_words`)} as w
      where w.site_id = ${siteId} and w.word = any(${[...missing]}::text[])
        and not exists (select from ${sql.table(table)} as t
          where t.site_id = ${siteId} and t.search_words @@ (quote_literal(w.word))::tsquery)`.execute(db);
}
