import { PlatformError } from '../../platform/contract/errors.ts';
import type { Gateway } from '../gateway.ts';
import type { Staff } from '../http/gateway-env.ts';

/** The contract's paths live here, wherever the platform itself does. */
export const PLATFORM_ORIGIN = 'https://www.wixapis.com';

/** Sent along when the browser sent them; everything else, cookies first, stays here. */
const PASSED_ON = ['accept', 'accept-language', 'content-type', 'idempotency-key', 'x-wix-consistent'];

export interface PlatformCall {
  staff: Pick<Staff, 'email'>;
  requestId: string;
  method: string;
  /** From the root of the platform, with the query. */
  path: string;
  headers?: Headers;
  body?: string;
  signal?: AbortSignal;
}

async function reach(gateway: Gateway, request: Request): Promise<Response> {
  try {
    return await gateway.platformFetch(request);
  } catch (cause) {
    throw new PlatformError(502, 'The platform cannot be reached.', { code: 'PLATFORM_UNREACHABLE', cause });
  }
}

/** Speaks to the platform on behalf of a member of staff. @throws 502 when it cannot be reached or refuses our key. */
export async function callPlatform(gateway: Gateway, call: PlatformCall): Promise<Response> {
  const headers = new Headers({
    'x-counterpart-actor': call.staff.email,
    'x-wix-request-id': call.requestId,
  });
  for (const name of PASSED_ON) {
    const value = call.headers?.get(name);
    if (value) headers.set(name, value);
  }
  if (call.body !== undefined && !headers.has('content-type'))
    headers.set('content-type', 'application/json');
  const request = new Request(PLATFORM_ORIGIN + call.path, {
    method: call.method,
    headers,
    ...(call.body !== undefined && { body: call.body }),
    ...(call.signal && { signal: call.signal }),
  });
  const reply = await reach(gateway, request);
  // Passed on, it would tell the browser that the person is signed out.
  if (reply.status === 401) {
    throw new PlatformError(502, 'The platform refuses the API key of this server.', {
      code: 'PLATFORM_KEY_REFUSED',
    });
  }
  return reply;
}
