import { Hono } from 'hono';
import { notFound, permissionDenied, type PlatformError } from '../../platform/contract/errors.ts';
import { matchOperation, type OperationRecord } from '../../platform/contract/index.ts';
import { writeAudit } from '../audit/audit-log.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayContext, GatewayEnv } from '../http/gateway-env.ts';
import { missingPermissions } from '../roles/operation-permissions.ts';
import { requireStaff } from '../staff/session.ts';
import { auditedCall, auditedActionOf, type ChangingCall } from './audited-call.ts';
import { callAsStaff } from './call-as-staff.ts';

export const FORWARD_PATH = '/admin/wixapis';

/** What of the platform's answer reaches the browser; a hosted platform's cookies, for one, do not. */
const PASSED_BACK = ['content-type', 'x-wix-request-id', 'x-wix-consistent', 'retry-after'];

function passBack(reply: Response, body: ReadableStream<Uint8Array> | string | null): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  for (const name of PASSED_BACK) {
    const value = reply.headers.get(name);
    if (value) headers.set(name, value);
  }
  return new Response(body, { status: reply.status, headers });
}

async function toCall(
  c: GatewayContext,
  path: string,
  match: { operation: OperationRecord; pathParams: Record<string, string> },
): Promise<ChangingCall> {
  const hasBody = c.req.method !== 'GET' && c.req.method !== 'HEAD';
  const body = hasBody ? await c.req.text() : '';
  return {
    ...match,
    staff: await requireStaff(c),
    requestId: c.get('requestId'),
    method: c.req.method,
    path: path + new URL(c.req.url).search,
    headers: c.req.raw.headers,
    ...(body !== '' && { body }),
  };
}

/** Here a role is checked, and a change written down, by the address of one operation; a document holds many. */
const notForStaff = (): PlatformError =>
  permissionDenied(
    'The back office calls operations one by one; ask /wixapis/graphql with an API key.',
    'GRAPHQL_NOT_FOR_STAFF',
  );

/** Takes the SDK's calls under `/admin/wixapis`: checks the right, adds the key, writes down what changes. */
export function forwardRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();

  app.all('/*', async (c) => {
    const staff = await requireStaff(c);
    const path = c.req.path.slice(FORWARD_PATH.length);
    if (path.startsWith('/graphql/')) throw notForStaff();
    const match = matchOperation(c.req.method, path);
    if (!match) throw notFound(`The contract has no ${c.req.method} ${path}.`, 'ROUTE_NOT_FOUND');
    const call = await toCall(c, path, match);

    const missing = missingPermissions(staff.role, match.operation);
    if (missing.length > 0) {
      await writeAudit(gateway, auditedActionOf(call), {
        outcome: 'denied',
        status: 403,
        code: 'PERMISSION_DENIED',
      });
      throw permissionDenied(`Your role does not include ${missing.join(', ')}.`, undefined, {
        permissionIds: missing,
      });
    }

    if (match.operation.readOnly) {
      const reply = await callAsStaff(gateway, { ...call, signal: c.req.raw.signal });
      return passBack(reply, reply.body);
    }
    const { reply, text } = await auditedCall(gateway, call);
    return passBack(reply, text);
  });

  return app;
}
