import { findOperation, matchOperation } from '../../platform/contract/index.ts';
import { parseJsonBody } from '../../platform/contract/sound.ts';
import type { DeskJob } from '../../shared/desks/index.ts';
import { extensions } from '../../shared/extensions/index.ts';
import type { GatewayContext } from '../http/gateway-env.ts';

/**
 * What a thief of an open session would do first: send money elsewhere, let somebody or something else in, weaken how
 * people sign in, or take everybody's data along. Each asks who is signed in to confirm it; whatever takes access away
 * again (revoking, deleting, withdrawing, signing out) never waits for that. Paths are below `/admin/api`.
 */
export const sensitiveRoutes = [
  // Where buyers' money goes.
  ['PUT', '/payments/cards'],
  ['PUT', '/payments/bank-transfer'],
  ['PUT', '/payments/manual'],
  // What other programs may do.
  ['POST', '/api-keys'],
  ['POST', '/oauth-clients'],
  ['PUT', '/oauth-clients/:id'],
  ['POST', '/oauth-clients/:id/secret'],
  // Who is sent everything that happens.
  ['POST', '/webhooks'],
  ['PUT', '/webhooks/:id'],
  ['POST', '/webhooks/:id/rotate'],
  // Who works here, as what.
  ['POST', '/invitations'],
  ['POST', '/invitations/:id/resend'],
  ['PUT', '/staff/:id'],
  ['PUT', '/second-factor-roles'],
  ['POST', '/staff/:id/reset-two-factor'],
] as const satisfies readonly (readonly ['POST' | 'PUT', string])[];

/** Jobs that take along what is known of customers, erase it, or list codes that are money. */
const sensitiveJobs: ReadonlySet<string> = new Set<DeskJob>([
  'customers.export',
  'orders.export',
  'customers.data',
  'customers.erase',
  'customers.delete',
  'gift-cards.export',
]);

/** Operations of the contract, which the back office calls through the forward. */
const sensitiveOperations: ReadonlySet<string> = new Set(
  [
    'identity_sign-on-policy.updateSignOnPolicy',
    'members_members.deleteMember',
    'members_members.bulkDeleteMembers',
    'members_members.bulkDeleteMembersByFilter',
  ].map((name) => findOperation(name).id),
);

/** Whether a request to begin a job is for a sensitive one; its route tells of a body that says nothing. */
export async function isSensitiveJob(c: GatewayContext): Promise<boolean> {
  try {
    const body = parseJsonBody(await c.req.text()) as { kind?: unknown } | null;
    return typeof body?.kind === 'string' && sensitiveJobs.has(body.kind);
  } catch {
    return false;
  }
}

/** Operations beyond the contract say it in their definition. */
export function isSensitiveExtension(c: GatewayContext): boolean {
  const extension = extensions.get(c.req.param('name') ?? '');
  return extension?.isRead === false && extension.isSensitive === true;
}

export const isSensitiveCall = (c: GatewayContext, path: string): boolean =>
  sensitiveOperations.has(matchOperation(c.req.method, path)?.operation.id ?? '');
