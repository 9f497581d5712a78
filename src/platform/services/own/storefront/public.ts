/** What other services may read of the shop's pages; the demo store writes them. */
export { readStorefront, updateStorefront } from './settings.ts';
