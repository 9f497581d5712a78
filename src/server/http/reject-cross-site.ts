import { permissionDenied } from '../../platform/contract/errors.ts';
import type { GatewayContext, GatewayLink } from './gateway-env.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

const hostOf = (url: string): string | undefined => {
  try {
    return new URL(url).host;
  } catch {
    return undefined;
  }
};

/**
 * Browsers send `Sec-Fetch-Site` to secure origins and `Origin` with every changing request; no page of another site
 * can set either, nor `X-Forwarded-Host`, which a proxy adds when it rewrites `Host`.
 */
function comesFromHere(c: GatewayContext): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const origin = c.req.header('origin');
  if (origin === undefined) return false;
  const hosts = [c.req.header('host'), c.req.header('x-forwarded-host'), hostOf(c.req.url)];
  const from = hostOf(origin);
  return from !== undefined && hosts.includes(from);
}

/** Rejects a changing request unless the browser says that one of our own pages made it. */
export const rejectCrossSite = (): GatewayLink => async (c, next) => {
  if (!SAFE.has(c.req.method) && !comesFromHere(c)) {
    throw permissionDenied('This request did not come from a page of this site.', 'CROSS_SITE_REQUEST');
  }
  await next();
};
