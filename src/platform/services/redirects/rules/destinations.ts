import { LOOPBACK, REPAIRED } from '../../../../shared/developers.ts';
import type { OAuthClient } from '../../../ports.ts';

const PLAIN = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i;
const SCRIPTS = /^(?:javascript|data|vbscript|blob|file):/i;

/** Stands for every port of the machine in front of the person. */
const LOCAL = 'localhost';

type AllowList = Pick<OAuthClient, 'redirectDomains' | 'redirectUris'>;

const sameHost = (domain: string, host: string): boolean => URL.parse(`https://${domain}`)?.host === host;

/**
 * Whether a callback may lead there: an allowed host, all of it, with its port; over TLS except on this machine and at
 * the shop's own address.
 */
export function isAllowedCallback(address: string, domains: readonly string[], publicUrl: string): boolean {
  if (REPAIRED.test(address) || !PLAIN.test(address)) return false;
  const url = URL.parse(address);
  if (!url || url.username !== '' || url.password !== '') return false;
  const isShop = url.origin === new URL(publicUrl).origin;
  if (LOOPBACK.has(url.hostname)) return domains.includes(LOCAL) || isShop;
  return (url.protocol === 'https:' || isShop) && domains.some((domain) => sameHost(domain, url.host));
}

/** Whether a sign-in may come back there: the very URI that is listed. */
export const isAllowedRedirectUri = (uri: string, { redirectUris }: AllowList): boolean =>
  redirectUris.includes(uri) && !SCRIPTS.test(uri.trim());

/** Origins of a client's pages. Those on this machine are beside it, where any port is fine. */
export function pagesOf(
  { redirectDomains, redirectUris }: AllowList,
  publicUrl: string,
): { origins: string[]; local: boolean } {
  const listed = redirectUris.flatMap((uri) => URL.parse(uri)?.origin ?? []);
  const hosts = redirectDomains.filter((domain) => domain !== LOCAL).map((domain) => `https://${domain}`);
  const origins = [new URL(publicUrl).origin, ...hosts, ...listed].filter((origin) =>
    /^https?:/.test(origin),
  );
  return { origins: [...new Set(origins)], local: redirectDomains.includes(LOCAL) };
}

/** For the policy of a page that those may frame. */
export const frameAncestors = ({ origins, local }: ReturnType<typeof pagesOf>): string =>
  [
    "'self'",
    ...origins,
    ...(local ? ['http://localhost:*', 'https://localhost:*', 'http://127.0.0.1:*'] : []),
  ].join(' ');

/** Whether a page of that origin may hand a member's session over. */
export function isPageOrigin(origin: string, pages: ReturnType<typeof pagesOf>): boolean {
  const url = URL.parse(origin);
  return pages.origins.includes(origin) || (pages.local && url !== null && LOOPBACK.has(url.hostname));
}
