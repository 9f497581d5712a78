import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Period } from '#platform/services/extensions/reports/public.ts';

export type SiteQuery = Pick<Context, 'db' | 'siteId' | 'site'>;

/** ISO 8601 in UTC, as dates are stored; the last one excluded. */
export interface Moments {
  start: string;
  end: string;
}

/** When these days of the store begin and end. */
export async function momentsOf({ db, site }: SiteQuery, { from, to }: Period): Promise<Moments> {
  const format = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';
  const { rows } = await sql<Moments>`select
    to_char(${from}::text::timestamp at time zone ${site.timeZone}::text at time zone 'UTC', ${format}::text) as start,
    to_char((${to}::text::timestamp + interval '1 day') at time zone ${site.timeZone}::text at time zone 'UTC', ${format}::text)
      as end`.execute(db);
  const [moments] = rows;
  if (!moments) throw new Error(`no moments for ${from} to ${to}`);
  return moments;
}
