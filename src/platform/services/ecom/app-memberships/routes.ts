import { pluginChargeExtensions } from '#shared/extensions/service-plugins.ts';
import type { OpenMembershipCharge } from '#shared/plugins.ts';
import { serveExtensions } from '#platform/extensions/serve.ts';
import { takingHandlers } from '../../extensions/service-plugins/public.ts';
import type { StoredCharge } from './charge.ts';
import { charges } from './tables.ts';

const describe = ({
  id,
  orderId,
  membershipName,
  lineName,
  state,
  reason,
  createdDate,
  updatedDate,
}: StoredCharge): OpenMembershipCharge => ({
  id,
  orderId,
  membershipName,
  lineName,
  state,
  reason,
  createdDate,
  updatedDate,
});

const { countUnclear, listOpen, settle } = takingHandlers(charges, describe, {
  one: 'charge',
  notUnclear: 'CHARGE_NOT_UNCLEAR',
});

export const routes = serveExtensions(pluginChargeExtensions, {
  countUnclearMembershipCharges: countUnclear,
  listOpenMembershipCharges: async ({ pluginId }, context) => ({
    charges: await listOpen(context, pluginId),
  }),
  resolveMembershipCharge: async ({ pluginId, chargeId }, context) => ({
    charge: await settle(context, pluginId, chargeId),
  }),
});
