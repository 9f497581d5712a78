/** What other services may use of the collections, in the current transaction of the database. */
export { getCollectionBySlug, showCollection } from './read.ts';
export { rejectRuled } from './reject-ruled.ts';
