import { MAILING_HEADER } from '../../shared/mailing.ts';
import { PlatformError } from '../../platform/contract/errors.ts';
import type { Gateway } from '../gateway.ts';
import type { Staff } from '../http/gateway-env.ts';
import { callPlatform, type PlatformCall } from '../platform-call.ts';

/** Sent along when the browser sent them; everything else, cookies first, stays here. */
const PASSED_ON = [
  'accept',
  'accept-language',
  'content-type',
  'idempotency-key',
  'x-wix-consistent',
  MAILING_HEADER,
];

export interface StaffCall extends Omit<PlatformCall, 'actor' | 'headers'> {
  staff: Pick<Staff, 'email'>;
  requestId: string;
  headers?: Headers;
}

/** Speaks to the platform on behalf of a member of staff. @throws 502 when it cannot be reached or rejects our key. */
export async function callAsStaff(
  { platformFetch }: Gateway,
  { staff, requestId, headers: sent, ...call }: StaffCall,
): Promise<Response> {
  const headers = new Headers({ 'x-wix-request-id': requestId });
  for (const name of PASSED_ON) {
    const value = sent?.get(name);
    if (value) headers.set(name, value);
  }
  const reply = await callPlatform(platformFetch, { ...call, headers, actor: staff.email });
  // Passed on, it would tell the browser that the person is signed out.
  if (reply.status === 401) {
    throw new PlatformError(502, 'The platform refuses the API key of this server.', {
      code: 'PLATFORM_KEY_REFUSED',
    });
  }
  return reply;
}
