/** What other services may use of tax, in the current transaction of the database. */
export { exemptPart } from './rules/exempt.ts';
export { taxOn } from './rules/tax-on.ts';
export { insteadOf, type TaxRate, UNTAXED } from './rules/tax-rate.ts';
export { isExport } from './rules/reverse-charge.ts';
export { type TaxLaw, taxLawAt } from './tax-law.ts';
