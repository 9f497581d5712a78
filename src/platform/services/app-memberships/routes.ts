import type { OpenMembershipCharge } from '#shared/plugins.ts';
import { takingRoutes } from '../service-plugins/public.ts';
import type { StoredCharge } from './charge.ts';
import { charges } from './tables.ts';

const tell = ({
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

export const routes = takingRoutes(charges, tell, {
  path: '/hosted/app-memberships',
  plural: 'charges',
  one: 'charge',
  notUnclear: 'CHARGE_NOT_UNCLEAR',
});
