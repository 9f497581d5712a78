/** What other services may read of the checkout's settings. */
export { readCheckoutSettings } from './settings.ts';
