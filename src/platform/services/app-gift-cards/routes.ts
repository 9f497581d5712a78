import type { OpenRedemption } from '#shared/plugins.ts';
import { takingRoutes } from '../service-plugins/public.ts';
import type { StoredRedemption } from './redemption.ts';
import { redemptions } from './tables.ts';

const tell = ({
  id,
  orderId,
  lastFour,
  amount,
  currency,
  state,
  reason,
  createdDate,
  updatedDate,
}: StoredRedemption): OpenRedemption => ({
  id,
  orderId,
  lastFour,
  amount,
  currency,
  state,
  reason,
  createdDate,
  updatedDate,
});

export const routes = takingRoutes(redemptions, tell, {
  path: '/hosted/app-gift-cards',
  plural: 'redemptions',
  one: 'redemption',
  notUnclear: 'REDEMPTION_NOT_UNCLEAR',
});
