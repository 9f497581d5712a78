import { sql, type RawBuilder } from 'kysely';
import type { CustomerData, CustomerPart } from '#shared/customer-data.ts';
import type { Context } from '#platform/context.ts';
import { shownTo, type Order } from '../../ecom/orders/public.ts';
import { dataLocations, rowsOf, tableOf, type PersonalDataLocation } from './data-locations.ts';
import type { Person } from './person.ts';

type JsonRow = Record<string, unknown>;

/** A row as its document, or as its columns; without what only the shop's machinery has of it. */
function shown({ row }: { row: JsonRow }, { secret = [] }: PersonalDataLocation): JsonRow {
  const whole = typeof row['doc'] === 'object' && row['doc'] !== null ? (row['doc'] as JsonRow) : row;
  const hidden = new Set(['site_id', 'doc', 'search_text', ...secret]);
  return Object.fromEntries(
    Object.entries(whole).filter(([key, value]) => !hidden.has(key) && value !== null),
  );
}

async function read(
  { db, siteId }: Context,
  place: PersonalDataLocation,
  rows: RawBuilder<unknown>,
): Promise<JsonRow[]> {
  const found = await sql<{ row: JsonRow }>`select to_jsonb(t) as row from ${tableOf(place)} as t
    where t.site_id = ${siteId} and ${rows}`.execute(db);
  return found.rows.map((one) => shown(one, place));
}

/** What it is told by to who asks for themselves: the shop's own words stay the shop's. */
const toThemselves = (context: Context, part: CustomerPart, row: JsonRow): JsonRow =>
  part === 'orders' ? { ...shownTo(row as unknown as Order, context.caller) } : row;

/** All that the shop keeps of somebody, part by part; empty parts are left out. */
export async function collectPersonalData(context: Context, person: Person): Promise<CustomerData> {
  const data: CustomerData = {};
  for (const place of dataLocations)
    if (place.part) {
      const rows = await read(context, place, rowsOf(place, person));
      if (rows.length > 0) data[place.part] = [...(data[place.part] ?? []), ...rows];
    }
  return data;
}

/** Of these the shop tells members where they manage them, by what they may see of others. */
const ELSEWHERE: ReadonlySet<CustomerPart> = new Set(['profile', 'about', 'wishlists', 'waitingFor']);

/** The same for a member who asks: nothing of what the team wrote and of what others said. */
export async function collectOwnData(context: Context, person: Person): Promise<CustomerData> {
  const data: CustomerData = {};
  for (const place of dataLocations) {
    const { part, ofTeam } = place;
    if (!part || ofTeam || ELSEWHERE.has(part)) continue;
    const rows = await read(context, place, rowsOf(place, person));
    data[part] = [...(data[part] ?? []), ...rows.map((row) => toThemselves(context, part, row))];
  }
  return data;
}

/** How many there are of each part. */
export async function countParts(
  { db, siteId }: Context,
  person: Person,
): Promise<{ place: PersonalDataLocation; part: CustomerPart; count: number }[]> {
  const counted = [];
  for (const place of dataLocations)
    if (place.part) {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${tableOf(place)} as t
        where t.site_id = ${siteId} and ${rowsOf(place, person)}`.execute(db);
      counted.push({ place, part: place.part, count: rows[0]?.count ?? 0 });
    }
  return counted;
}
