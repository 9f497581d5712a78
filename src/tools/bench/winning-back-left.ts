import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { lockAbandoned } from '../../platform/services/ecom/checkouts/public.ts';
import { startAbandonedShop } from '../../testing/abandoned-checkouts.ts';
import { alongside, FEW, guidOf, once, TOGETHER, took, withDatabase } from './in-process.ts';
import type { Env } from './processes.ts';
import type { Scenario } from './scenarios.ts';

/** Carts that are found by one look of maintenance. */
const FOUND = 1000;
const DAY_MS = 86_400_000;

/** Most are bought, many name nobody, and nearly all of the rest were seen to be left before. */
async function fillCheckouts({ kysely }: Database, template: string, checkouts: number): Promise<void> {
  for (let from = 0; from < checkouts; from += TOGETHER) {
    const date = sql`to_char((doc ->> 'updatedDate')::timestamptz at time zone 'UTC' - place * interval '7 seconds',
      'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
    await sql`insert into checkouts (site_id, id, doc)
      select site_id, ${guidOf('checkout ')}, case when place % 4 = 1 then doc #- '{buyer,email}' else doc end
        || jsonb_build_object('id', ${guidOf('checkout ')}, 'createdDate', ${date}, 'updatedDate', ${date},
          'completed', place % 4 > 1) || case when place % 4 = 0
          then jsonb_build_object('left', jsonb_build_object('ids', '[]'::jsonb, 'at', ${date})) else '{}' end
      from checkouts, generate_series(${from}::bigint, ${Math.min(checkouts, from + TOGETHER) - 1}::bigint) as place
      where id = ${template}`.execute(kysely);
  }
}

/** The look for what was left, with nothing to find and with much. */
export const measureLeft = (env: Env, checkouts: number): Promise<Scenario[]> =>
  withDatabase(env, async (database) => {
    const at = startAbandonedShop(database);
    await at.stock();
    await at.set({ remind: false });
    const { checkoutId } = await at.start();
    await fillCheckouts(database, checkoutId, checkouts);
    await at.hours(2);
    await database.maintain();
    const site = at.shop.site.id;
    const before = at.shop.clock.now().toISOString();
    const look = (): Promise<unknown> =>
      database.transaction((db) => lockAbandoned({ db, siteId: site }, before, 50));
    const bareLook = () =>
      sql`select doc from checkouts where site_id = ${site} and updated_date <= ${before}
        and doc ->> 'completed' = 'false' and doc #>> '{buyer,email}' is not null
        and coalesce(doc #>> '{left,at}', '') <> updated_date
        order by updated_date limit 50 for update skip locked`.execute(database.kysely);
    const nothing = await alongside('a look for left carts, of which there are none', FEW, look, bareLook);
    let turn = 0;
    const leave = async (): Promise<void> => {
      const date = at.shop.clock.now().toISOString();
      turn += 1;
      await sql`insert into checkouts (site_id, id, doc)
        select site_id, ${guidOf(`left ${turn} `)}, doc - 'left' || jsonb_build_object('id', ${guidOf(`left ${turn} `)},
          'updatedDate', ${date}::text, 'completed', false)
        from checkouts, generate_series(1, ${FOUND}::int) as place where id = ${checkoutId}`.execute(
        database.kysely,
      );
      at.shop.clock.advance(DAY_MS);
    };
    const counted = async (): Promise<number> => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from abandoned_checkouts`.execute(
        database.kysely,
      );
      return rows[0]?.n ?? 0;
    };
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let again = 0; again < FEW.turns; again++) {
      await leave();
      const known = await counted();
      ours.push(await took(() => at.shop.platform.maintain()));
      const more = (await counted()) - known;
      if (more !== FOUND) throw new Error(`${more} of ${FOUND} left carts were found.`);
      await leave();
      theirs.push(
        await took(() =>
          sql`with noted as (
              update checkouts set doc = jsonb_set(doc, '{left}', jsonb_build_object('ids', jsonb_build_array(gen_random_uuid()::text),
                'at', doc -> 'updatedDate')) where site_id = ${site} and not (doc ->> 'completed')::boolean
                and (doc #>> '{buyer,email}' is not null or doc #>> '{buyer,memberId}' is not null)
                and (doc #>> '{left,at}') is distinct from (doc ->> 'updatedDate') returning site_id, doc)
            insert into abandoned_checkouts (site_id, id, search_words, doc)
            select noted.site_id, noted.doc #>> '{left,ids,0}', seen.search_words, seen.doc || jsonb_build_object(
              'id', noted.doc #>> '{left,ids,0}', 'checkoutId', noted.doc ->> 'id')
            from noted, (select doc, search_words from abandoned_checkouts limit 1) as seen`.execute(
            database.kysely,
          ),
        ),
      );
    }
    return [
      nothing,
      once(
        `${FOUND.toLocaleString('en')} left carts found and written down, as maintenance does`,
        ours,
        theirs,
      ),
    ];
  });
