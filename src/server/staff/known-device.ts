import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { getCookie } from 'hono/cookie';
import { serialize } from 'hono/utils/cookie';
import type { Gateway } from '../gateway.ts';
import type { GatewayContext } from '../http/gateway-env.ts';
import { isLocalHost } from '../http/local-host.ts';

const DAY = 86_400;
/** Browsers keep a cookie for 400 days at most; a device that is not used for a quarter of a year is unknown again. */
const REMEMBERED_SECONDS = 90 * DAY;
const ID = /^[0-9a-f-]{36}$/;

/** One for each account, since colleagues share a device. */
const cookieOf = (staffId: string): string => `counterpart.device.${staffId}`;

const signatureOf = (gateway: Gateway, staffId: string, payload: string): Buffer =>
  createHmac('sha256', gateway.secret).update(`known device ${staffId} ${payload}`).digest();

/** @returns the id of the device that sends a request, if this account has signed in with it before */
export function knownDevice(c: GatewayContext, gateway: Gateway, staffId: string): string | undefined {
  const [id = '', expires = '', signature = ''] = (getCookie(c, cookieOf(staffId)) ?? '').split('.');
  if (!ID.test(id) || !(Number(expires) > gateway.clock.now().getTime())) return undefined;
  const expected = signatureOf(gateway, staffId, `${id}.${expires}`);
  const sent = Buffer.from(signature, 'base64url');
  return sent.length === expected.length && timingSafeEqual(sent, expected) ? id : undefined;
}

/** A `Set-Cookie` by which the device is known from now on. */
export function rememberDevice(c: GatewayContext, gateway: Gateway, staffId: string): string {
  const id = knownDevice(c, gateway, staffId) ?? randomUUID();
  const expires = gateway.clock.now().getTime() + REMEMBERED_SECONDS * 1000;
  const signature = signatureOf(gateway, staffId, `${id}.${expires}`).toString('base64url');
  return serialize(cookieOf(staffId), `${id}.${expires}.${signature}`, {
    path: '/admin/api/auth',
    httpOnly: true,
    sameSite: 'Strict',
    secure: gateway.publicUrl.startsWith('https:') || !isLocalHost(c.req.url),
    maxAge: REMEMBERED_SECONDS,
  });
}
