/** What other services may use of payment requests. */
export { prepareCollection } from './prepare-collection.ts';
export { preparedFor, type Prepared } from './prepared.ts';
