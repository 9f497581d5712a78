import type { Context } from '../../context.ts';
import { countEnds, existing, followId } from './tables.ts';

/** Who follows whom, in the current transaction of the database. */
export { listEnds } from './read.ts';
/** What the demo store begins with. */
export { seedFollows } from './seed-follows.ts';

type Where = Pick<Context, 'db' | 'siteId'>;

/** How many follow a member, and how many the member follows; none is counted further than anybody reads. */
export const countFollows = ({ db, siteId }: Where, memberId: string) => countEnds(db, siteId, memberId);

/** Of these, whom the member follows and who follows the member. */
export async function tiesBetween({ db, siteId }: Where, memberId: string, others: readonly string[]) {
  const pairs = others.flatMap((other) => [followId(memberId, other), followId(other, memberId)]);
  const found = await existing(db, siteId, pairs);
  return (other: string) => ({
    followed: found.has(followId(memberId, other)),
    follows: found.has(followId(other, memberId)),
  });
}
