import { writeAudit } from '../audit/audit-log.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayContext } from '../http/gateway-env.ts';
import type { Doer } from '../audit/tables.ts';

interface Deed {
  /** Shown as `counterpart.<name>`. */
  name: string;
  entityType: string;
  entityId: string;
  before?: unknown;
  after?: unknown;
}

/** A deed of the gateway's own that succeeded. */
export const recordDeed = (c: GatewayContext, gateway: Gateway, by: Doer, deed: Deed): Promise<void> =>
  writeAudit(
    gateway,
    {
      by,
      operation: `counterpart.${deed.name}`,
      entityType: `counterpart.${deed.entityType}`,
      entityIds: [deed.entityId],
      requestId: c.get('requestId'),
    },
    { outcome: 'succeeded', status: 200, before: deed.before, after: deed.after },
  );
