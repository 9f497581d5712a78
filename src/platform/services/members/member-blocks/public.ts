/** Who blocks whom, in the current transaction of the database; knows nothing else of members. */
export { blockedBy, blockedEitherWay, forgetBlocksOf } from './tables.ts';
