import type { Context, SiteDb } from '#platform/context.ts';
import { assignOne, unassign } from './assign.ts';
import type { Badge } from './badge.ts';
import { assignmentsOf, badges, displayOrder, idsByTitle } from './tables.ts';

/** What other services may use of badges, in the current transaction of the database. */
export { seedAssignments, seedBadges } from './seed-badges.ts';

/** Which badges these members have, whoever asks; members without any are left out. */
export async function badgesOf(
  { db, siteId }: SiteDb,
  memberIds: readonly string[],
): Promise<Map<string, string[]>> {
  const have = await assignmentsOf(db, siteId, memberIds);
  const byMember = Map.groupBy(have, ({ memberId }) => memberId);
  return new Map([...byMember].map(([memberId, all]) => [memberId, all.map(({ badgeId }) => badgeId)]));
}

/** What a member's profile shows, in the order that the shop has put badges in. */
export async function badgesOnProfile({ db, siteId }: SiteDb, memberId: string): Promise<Badge[]> {
  const have = new Set((await assignmentsOf(db, siteId, [memberId])).map(({ badgeId }) => badgeId));
  if (have.size === 0) return [];
  const order = await displayOrder.read(db, siteId);
  return badges.getMany(
    db,
    siteId,
    order.filter((id) => have.has(id)),
  );
}

/** Ids of badges by title in lower case; of two with one title the one that is shown first. */
export const badgesByTitle = (
  { db, siteId }: SiteDb,
  titles: readonly string[],
): Promise<ReadonlyMap<string, string>> => idsByTitle(db, siteId, titles);

/** Gives a member badges they do not have. */
export async function giveBadges(
  context: Context,
  memberId: string,
  badgeIds: readonly string[],
): Promise<void> {
  for (const badgeId of badgeIds.toSorted()) await assignOne(context, { badgeId, memberId });
}

/** Takes badges off a member. @returns how many of them the member had */
export async function takeBadges(
  context: Context,
  memberId: string,
  badgeIds: readonly string[],
): Promise<number> {
  if (badgeIds.length === 0) return 0;
  const has = await assignmentsOf(context.db, context.siteId, [memberId]);
  const theirs = has.filter(({ badgeId }) => badgeIds.includes(badgeId)).map(({ id }) => id);
  await unassign(context, theirs);
  return theirs.length;
}
