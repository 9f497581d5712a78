import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { serialize } from 'hono/utils/cookie';
import { isLocalHost } from '../http/local-host.ts';

const COOKIE = 'counterpart.device';
const ID = /^[0-9a-f-]{36}$/;
/** As long as browsers keep any cookie. */
const MAX_AGE_SECONDS = 400 * 86_400;
/** Where somebody may be signed in by the response: nobody else gets a cookie. */
const SIGN_IN = /\/(?:authentication|verification|recovery|second-factor)\b/;

interface ShopperDevice {
  id: string | undefined;
  /** A `Set-Cookie`, where the browser has none yet and may need it from now on. */
  cookie: string | undefined;
}

/**
 * The browser behind a call of the shop's own pages. It says nothing by itself: the platform remembers who signed in with
 * it, so that strangers who use up the attempts of an account don't keep its owner out.
 */
export function shopperDevice(c: Context): ShopperDevice {
  // Another app's page is sent to from elsewhere, and keeps no cookie of ours.
  if (c.req.header('sec-fetch-site') !== 'same-origin') return { id: undefined, cookie: undefined };
  const known = getCookie(c, COOKIE);
  if (known !== undefined && ID.test(known)) return { id: known, cookie: undefined };
  if (c.req.method !== 'POST' || !SIGN_IN.test(c.req.path)) return { id: undefined, cookie: undefined };
  const id = randomUUID();
  const cookie = serialize(COOKIE, id, {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: !isLocalHost(c.req.url),
    maxAge: MAX_AGE_SECONDS,
  });
  return { id, cookie };
}

/** The response with the cookie of a new device. */
export function withDevice(reply: Response, { cookie }: ShopperDevice): Response {
  if (cookie === undefined) return reply;
  const headers = new Headers(reply.headers);
  headers.append('set-cookie', cookie);
  return new Response(reply.body, { status: reply.status, headers });
}
