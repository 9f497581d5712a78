/** What other services may use of payment requests. */
export { prepareCollection, type Collection } from './prepare-collection.ts';
