import { settings } from './settings.ts';

/** What other services may use of the tax settings; the demo store writes them. */
export const { read: readTaxSettings, write: writeTaxSettings } = settings;
