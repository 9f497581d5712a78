/** What other services may use of payment requests. */
export { prepareCollection } from './prepare-collection.ts';
