import { settings } from './settings.ts';

/** What other services may read of the orders' settings. */
export const readOrdersSettings = settings.read;
