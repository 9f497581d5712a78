import { pluginRedemptionExtensions } from '#shared/extensions/service-plugins.ts';
import type { OpenRedemption } from '#shared/plugins.ts';
import { serveExtensions } from '#platform/extensions/serve.ts';
import { takingHandlers } from '../../extensions/service-plugins/public.ts';
import type { StoredRedemption } from './redemption.ts';
import { redemptions } from './tables.ts';

const describe = ({
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

const { countUnclear, listOpen, settle } = takingHandlers(redemptions, describe, {
  one: 'redemption',
  notUnclear: 'REDEMPTION_NOT_UNCLEAR',
});

export const routes = serveExtensions(pluginRedemptionExtensions, {
  countUnclearRedemptions: countUnclear,
  listOpenRedemptions: async ({ pluginId }, context) => ({ redemptions: await listOpen(context, pluginId) }),
  resolveRedemption: async ({ pluginId, redemptionId }, context) => ({
    redemption: await settle(context, pluginId, redemptionId),
  }),
});
