import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '#database/database.ts';
import { defineEntity } from '#platform/store/index.ts';

/** One member follows another; in the words of the contract's events. */
export interface Follow {
  id: string;
  /** Who follows. */
  memberId: string;
  /** Who is followed. */
  affectedMemberId: string;
  createdDate: string;
}

/** One of each pair: that two are made at once is rejected by the key. */
export const followId = (memberId: string, affectedMemberId: string): string =>
  `${memberId}:${affectedMemberId}`;

export const follows = defineEntity<Follow>({
  table: 'member_follows',
  // Nobody filters them: each list is narrowed to one member.
  spec: { paging: 'cursor', fields: [], searchable: [], aggregatable: [] },
  columns: {
    memberId: { type: 'text', required: true },
    affectedMemberId: { type: 'text', required: true },
    createdDate: { type: 'date', required: true },
  },
  indexes: [
    ['memberId', 'createdDate'],
    ['affectedMemberId', 'createdDate'],
  ],
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  maxLimit: 100,
});

export const entities = [follows];

/** Of these, whom the member follows and who follows the member. */
export async function tiesBetween(
  { db, siteId }: { db: Queryable; siteId: string },
  memberId: string,
  others: readonly string[],
) {
  const pairs = others.flatMap((other) => [followId(memberId, other), followId(other, memberId)]);
  const { rows } = await sql<{ id: string }>`select id from member_follows
    where site_id = ${siteId} and id = any(${pairs}::text[])`.execute(db);
  const found = new Set(rows.map(({ id }) => id));
  return (other: string) => ({
    followed: found.has(followId(memberId, other)),
    follows: found.has(followId(other, memberId)),
  });
}

/** All that ties a member to others, either way. */
export async function removeAllOf(db: Queryable, siteId: string, memberId: string): Promise<void> {
  await sql`delete from member_follows where site_id = ${siteId} and member_id = ${memberId}`.execute(db);
  await sql`delete from member_follows
    where site_id = ${siteId} and affected_member_id = ${memberId}`.execute(db);
}

/** Each end of a tie, for a condition on its member. */
export const COLUMNS = {
  memberId: 'member_follows.member_id',
  affectedMemberId: 'member_follows.affected_member_id',
} as const;

const MAX_COUNTED = 10_000;

type End = keyof typeof COLUMNS;

/** At most so many are counted. @param seen which members count, by the column that holds their ids; undefined for all */
export async function countEnds(
  db: Queryable,
  siteId: string,
  memberId: string,
  seen: (column: string) => RawBuilder<boolean> | undefined,
): Promise<{ followers: number; following: number }> {
  const some = (own: End, other: End) => sql`(select count(*)::int from (
    select from member_follows where site_id = ${siteId} and ${sql.ref(COLUMNS[own])} = ${memberId}
      and ${seen(COLUMNS[other]) ?? sql`true`} limit ${MAX_COUNTED}) as counted)`;
  const { rows } = await sql<{ followers: number; following: number }>`select
    ${some('affectedMemberId', 'memberId')} as followers,
    ${some('memberId', 'affectedMemberId')} as following`.execute(db);
  return rows[0] ?? { followers: 0, following: 0 };
}
