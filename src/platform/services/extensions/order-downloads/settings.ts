import { USUAL_DOWNLOADS } from '#shared/order-downloads.ts';
import { ownSettings } from '#platform/store/index.ts';

/** What is written holds for what is bought from then on. */
export const { read: readSettings, write: writeSettings } = ownSettings(
  'order_download_settings',
  USUAL_DOWNLOADS,
);
