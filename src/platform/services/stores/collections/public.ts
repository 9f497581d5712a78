/** What other services may use of the collections, in the current transaction of the database. */
export { getCollectionBySlug, showCollection } from './read.ts';
export { refuseRuled } from './refuse-ruled.ts';
