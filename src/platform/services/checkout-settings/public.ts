import { settings } from './settings.ts';

/** What other services may read of the checkout's settings. */
export const readCheckoutSettings = settings.read;
