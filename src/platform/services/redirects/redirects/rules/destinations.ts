import { LOOPBACK } from '#shared/developers.ts';
import { LOCAL, type AllowList } from '#platform/identity/callbacks.ts';

/** Origins of a client's pages. Those on this machine are beside it, where any port is fine. */
export function pagesOf(
  { redirectDomains, redirectUris }: AllowList,
  publicUrl: string,
): { origins: string[]; local: boolean } {
  const listed = redirectUris.flatMap((uri) => URL.parse(uri)?.origin ?? []);
  const hosts = redirectDomains
    .filter((domain) => domain !== LOCAL && !domain.includes('/'))
    .map((domain) => `https://${domain}`);
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
