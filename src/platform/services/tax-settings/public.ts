export { readTaxSettings, writeTaxSettings } from './settings.ts';
