import { DEFAULT_NOTIFICATION_SETTINGS } from '#shared/back-in-stock.ts';
import { ownSettings } from '#platform/store/index.ts';

export const { read: readTelling, write: writeTelling } = ownSettings(
  'back_in_stock_telling',
  DEFAULT_NOTIFICATION_SETTINGS,
);
