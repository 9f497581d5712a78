import type { OpenMembershipCharge } from '#shared/plugins.ts';
import { OpenTakings } from './OpenTakings.tsx';

/** Uses of memberships of the app that did not come to an end. */
export const OpenMemberships = ({ pluginId }: { pluginId: string }) => (
  <OpenTakings<OpenMembershipCharge>
    pluginId={pluginId}
    part="memberships"
    plural="charges"
    what={({ membershipName, lineName }) => `${membershipName} · ${lineName}`}
  />
);
