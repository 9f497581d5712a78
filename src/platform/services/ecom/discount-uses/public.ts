/** What coupons and discount rules may know of their uses, in the current transaction of the database. */
export { countUses, findCodeUse, NO_USES, sumUses, type Uses } from './count.ts';
export type { Source } from './tables.ts';
export { giveBackUses, recordUses, type Buyer, type NewUse } from './uses.ts';
