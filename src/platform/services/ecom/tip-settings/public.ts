/** What other services may read of how tips are offered. */
export { defaultSettings, settings as tipSettings } from './settings.ts';
export type { TipSettings } from './tip-settings.ts';
