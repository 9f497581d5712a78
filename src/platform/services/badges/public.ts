import type { Context } from '../../context.ts';
import { assignmentsOf } from './tables.ts';

/** What other services may use of badges, in the current transaction of the database. */
export { seedAssignments, seedBadges } from './seed-badges.ts';

/** Which badges these members have, whoever asks; members without any are left out. */
export async function badgesOf(
  { db, siteId }: Pick<Context, 'db' | 'siteId'>,
  memberIds: readonly string[],
): Promise<Map<string, string[]>> {
  const have = await assignmentsOf(db, siteId, memberIds);
  const byMember = Map.groupBy(have, ({ memberId }) => memberId);
  return new Map([...byMember].map(([memberId, all]) => [memberId, all.map(({ badgeId }) => badgeId)]));
}
