/** What other services may use of payment requests. */
export type { RedirectUrls } from './payment-request.ts';
export { prepareCollection } from './prepare-collection.ts';
export { preparedFor, type Prepared } from './prepared.ts';
