import type { Context } from '../../context.ts';
import { countEnds } from './tables.ts';

/** Who follows whom, in the current transaction of the database. */
export { listEnds } from './read.ts';
export { tiesBetween } from './tables.ts';
/** What the demo store begins with. */
export { seedFollows } from './seed-follows.ts';

type Where = Pick<Context, 'db' | 'siteId'>;

/** How many follow a member, and how many the member follows; none is counted further than anybody reads. */
export const countFollows = ({ db, siteId }: Where, memberId: string) => countEnds(db, siteId, memberId);
