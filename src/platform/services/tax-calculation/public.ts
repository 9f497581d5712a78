/** What other services may use of tax, in the current transaction of the database. */
export { taxOn } from './rules/tax-on.ts';
export { type TaxRate, UNTAXED } from './rules/tax-rate.ts';
export { taxLawAt } from './tax-law.ts';
