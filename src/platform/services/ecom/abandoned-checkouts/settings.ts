import { DEFAULT_REMINDER_SETTINGS } from '#shared/abandoned-checkouts.ts';
import type { AbandonedCheckoutsApi } from '#platform/contract/index.ts';
import { settingsEntity } from '#platform/crud/index.ts';

/** The contract has none: they travel by routes of our own. */
export const reminderSettings = settingsEntity<AbandonedCheckoutsApi>()({
  table: 'abandoned_checkout_settings',
  key: 'abandonedCheckout',
  defaults: DEFAULT_REMINDER_SETTINGS,
});
