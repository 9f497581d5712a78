import { settings } from './settings.ts';

/** What other services may read of the checkout's settings; the demo store writes them. */
export const { read: readCheckoutSettings, write: writeCheckoutSettings } = settings;
