import type { Context } from '#platform/context.ts';
import { seenIn } from '../members/public.ts';
import { countEnds } from './tables.ts';

/** Who follows whom, in the current transaction of the database. */
export { listEnds } from './read.ts';
export { tiesBetween } from './tables.ts';
/** What the demo store begins with. */
export { seedFollows } from './seed-follows.ts';

/**
 * How many follow a member, and how many the member follows, of those whom the caller may see; none is counted further
 * than anybody reads.
 */
export const countFollows = async (
  context: Pick<Context, 'db' | 'siteId' | 'caller'>,
  memberId: string,
): Promise<{ followers: number; following: number }> =>
  countEnds(context.db, context.siteId, memberId, await seenIn(context));
