import { LOOPBACK, REPAIRED } from '../../shared/developers.ts';
import type { Context } from '../context.ts';
import { invalidField, type PlatformError } from '../contract/errors.ts';
import type { OAuthClient } from '../ports.ts';

const WEB = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i;
const SCRIPTS = /^(?:javascript|data|vbscript|blob|file):/i;
/** `myapp://store/thanks`, `app.shop:/callback`: scheme and, after two slashes, host. */
const APP = /^([a-z][a-z0-9+.-]*):(?:\/\/([^/?#]*))?/i;
/** Schemes that browsers, not apps, open. */
const BROWSER_SCHEMES = new Set(['http', 'https', 'ws', 'wss', 'ftp', 'about', 'intent']);

/** Stands for every port of the computer in front of the person. */
export const LOCAL = 'localhost';

export type AllowList = Pick<OAuthClient, 'redirectDomains' | 'redirectUris'>;

const sameHost = (domain: string, host: string): boolean =>
  !domain.includes('/') && URL.parse(`https://${domain}`)?.host === host;

const withoutQuery = (address: string): string => address.replace(/[?#].*$/s, '');

/** Whether the scheme belongs to an app on a device, not to browsers and not to scripts. */
const isAppScheme = (scheme: string): boolean =>
  !SCRIPTS.test(`${scheme}:`) && !BROWSER_SCHEMES.has(scheme.toLowerCase());

/** A listed domain that is an app's scheme: `myapp`, `com.example.myapp://`, `exp://192.168.1.5:8081`. */
function isListedScheme(domain: string, scheme: string, host: string): boolean {
  const [listed = '', listedHost] = domain.toLowerCase().split('://');
  if (listedHost === undefined && (domain.includes('.') || domain === LOCAL)) return false;
  return listed === scheme.toLowerCase() && (!listedHost || listedHost === host.toLowerCase());
}

function isAllowedApp(address: string, { redirectDomains, redirectUris }: AllowList): boolean {
  const [, scheme = '', host = ''] = APP.exec(address) ?? [];
  if (scheme === '' || !isAppScheme(scheme) || host.includes('@')) return false;
  return (
    redirectUris.some((uri) => withoutQuery(uri) === withoutQuery(address)) ||
    redirectDomains.some((domain) => isListedScheme(domain, scheme, host))
  );
}

/**
 * Whether a callback may lead there: a web page of an allowed host, all of it, with its port, over TLS except on this
 * computer and at the shop's own address; an address of an app whose scheme is listed; or, but for its query, an
 * address that is listed itself.
 */
export function isAllowedCallback(address: string, allowed: AllowList, publicUrl: string): boolean {
  if (REPAIRED.test(address)) return false;
  if (!WEB.test(address)) return isAllowedApp(address, allowed);
  const url = URL.parse(address);
  if (!url || url.username !== '' || url.password !== '') return false;
  const isShop = url.origin === new URL(publicUrl).origin;
  if (allowed.redirectUris.some((uri) => withoutQuery(uri) === withoutQuery(address))) return true;
  if (LOOPBACK.has(url.hostname)) return allowed.redirectDomains.includes(LOCAL) || isShop;
  return (
    (url.protocol === 'https:' || isShop) &&
    allowed.redirectDomains.some((domain) => sameHost(domain, url.host))
  );
}

/** Whether a sign-in may come back there: the very URI that is listed. */
export const isAllowedRedirectUri = (uri: string, { redirectUris }: AllowList): boolean =>
  redirectUris.includes(uri) && !SCRIPTS.test(uri.trim());

/** Where callbacks of these clients may lead, the shop itself among them. */
export const callbacksOf = (clients: readonly AllowList[], publicUrl: string): AllowList => ({
  redirectDomains: [new URL(publicUrl).host, ...clients.flatMap(({ redirectDomains }) => redirectDomains)],
  redirectUris: clients.flatMap(({ redirectUris }) => redirectUris),
});

/**
 * Where callbacks of a client may lead.
 * @param clientId named in the request; without it the caller's own client, and for a key any client
 */
export async function callbacksFor(context: Context, clientId?: string | null): Promise<AllowList> {
  const { caller, site } = context;
  const shopper = caller.kind === 'visitor' || caller.kind === 'member' ? caller.clientId : undefined;
  const one = clientId || shopper;
  const client = one ? await context.client(one) : undefined;
  const clients = one ? (client ? [client] : []) : await context.clients();
  return callbacksOf(clients, site.publicUrl);
}

export const callbackError = (field: string): PlatformError =>
  invalidField(field, 'VALIDATION', 'is not at a domain that redirects may lead to');

/**
 * @param clientId named in the request
 * @throws 400 for an address that no client lists
 */
export async function requireCallback(
  context: Context,
  field: string,
  address: string | null | undefined,
  clientId?: string | null,
): Promise<void> {
  if (!address) return;
  if (!isAllowedCallback(address, await callbacksFor(context, clientId), context.site.publicUrl))
    throw callbackError(field);
}

/**
 * An address that takes the place of a page of the shop for whoever handed it over, and for nobody else: no mail leads
 * there. It is any page on the web, or one of an app that a client lists.
 * @throws 400 for any other
 */
export async function requirePage(
  context: Context,
  field: string,
  address: string | null | undefined,
): Promise<void> {
  if (!address) return;
  if (!WEB.test(address) || REPAIRED.test(address)) await requireCallback(context, field, address);
}
