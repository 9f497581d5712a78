import { USUAL_RETURNS } from '#shared/returns.ts';
import { ownSettings } from '#platform/store/index.ts';

/** What is written holds for what is asked from then on. */
export const { read: readSettings, write: writeSettings } = ownSettings(
  'order_return_settings',
  USUAL_RETURNS,
);
