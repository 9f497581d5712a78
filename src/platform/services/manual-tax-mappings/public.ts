/** What other services may use of manual rates, in the current transaction of the database. */
export { allMappings } from './all-mappings.ts';
export type { ManualTaxMapping } from './manual-tax-mapping.ts';
