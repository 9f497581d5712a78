import type { pluginChargeExtensions } from '#shared/extensions/service-plugins.ts';
import type { OpenMembershipCharge } from '#shared/plugins.ts';
import { extensionClient } from '#admin/access/extension-client.ts';
import { OpenTakings } from './OpenTakings.tsx';

const call = extensionClient<typeof pluginChargeExtensions>();

/** Uses of memberships of the app that did not come to an end. */
export const OpenMemberships = ({ pluginId }: { pluginId: string }) => (
  <OpenTakings<OpenMembershipCharge>
    pluginId={pluginId}
    part="memberships"
    list={async (options) => (await call('listOpenMembershipCharges', { pluginId }, options)).charges}
    settle={(chargeId) => call('resolveMembershipCharge', { pluginId, chargeId })}
    what={({ membershipName, lineName }) => `${membershipName} · ${lineName}`}
  />
);
