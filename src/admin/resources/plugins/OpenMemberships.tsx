import type { ToldMembershipCharge } from '#shared/plugins.ts';
import { OpenTakings } from './OpenTakings.tsx';

/** Uses of memberships of the app that did not come to an end. */
export const OpenMemberships = ({ pluginId }: { pluginId: string }) => (
  <OpenTakings<ToldMembershipCharge>
    pluginId={pluginId}
    part="memberships"
    plural="charges"
    what={({ membershipName, lineName }) => `${membershipName} · ${lineName}`}
  />
);
