import { writeAudit } from '../audit/audit-log.ts';
import { changedParts } from '../audit/changed-parts.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayContext } from '../http/gateway-env.ts';
import type { Doer } from '../audit/tables.ts';

interface GatewayAction {
  /** Shown as `counterpart.<name>`. */
  name: string;
  entityType: string;
  entityId: string;
  before?: unknown;
  after?: unknown;
}

/** A action of the gateway's own that succeeded. */
export const recordAction = (
  c: GatewayContext,
  gateway: Gateway,
  by: Doer,
  gatewayAction: GatewayAction,
): Promise<void> =>
  writeAudit(
    gateway,
    {
      by,
      operation: `counterpart.${gatewayAction.name}`,
      entityType: `counterpart.${gatewayAction.entityType}`,
      entityIds: [gatewayAction.entityId],
      requestId: c.get('requestId'),
    },
    { outcome: 'succeeded', status: 200, before: gatewayAction.before, after: gatewayAction.after },
  );

/**
 * Passes a change of settings on, and records the fields that it changed, as they were and as they are. What cannot be read
 * before keeps no change from happening.
 */
export async function recordChange(
  c: GatewayContext,
  gateway: Gateway,
  by: Doer,
  {
    read,
    write,
    difference,
    ...action
  }: Omit<GatewayAction, 'before' | 'after'> &
    Record<'read' | 'write', () => Promise<Response>> & {
      difference?: ((state: never, other: never) => unknown) | undefined;
    },
): Promise<Response> {
  const reply = await read().catch(() => undefined);
  const before: unknown = reply?.ok ? await reply.json().catch(() => undefined) : undefined;
  const answer = await write();
  if (answer.ok) {
    const after: unknown = await answer.clone().json();
    const changed =
      difference && before !== undefined
        ? {
            before: difference(before as never, after as never),
            after: difference(after as never, before as never),
          }
        : changedParts(before, after);
    await recordAction(c, gateway, by, { ...action, ...changed });
  }
  return answer;
}
