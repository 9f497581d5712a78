export { readTaxSettings, type TaxSettings, writeTaxSettings } from './settings.ts';
