/** What other services may use of the collections, in the current transaction of the database. */
export { showCollection } from './read.ts';
