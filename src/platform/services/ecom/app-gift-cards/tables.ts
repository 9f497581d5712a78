import { takingsTable } from '../../extensions/service-plugins/public.ts';
import type { StoredRedemption } from './redemption.ts';

export const redemptions = takingsTable<StoredRedemption>('app_card_redemptions', [
  'sealedCode',
  'lastFour',
  'amount',
  'currency',
]);
