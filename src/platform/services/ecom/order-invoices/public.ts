/** What other services may use of invoices, in the current transaction of the database. */
export { issueReceipt } from './issue.ts';
export { readSeller, writeSeller } from './settings.ts';
