/** Parts of the shop that a key may be let into, in the order in which they are shown. */
export const keyAreas = [
  'orders',
  'payments',
  'carts',
  'products',
  'stock',
  'subscriptions',
  'reviews',
  'members',
  'media',
  'settings',
] as const;

export type KeyArea = (typeof keyAreas)[number];
export type KeyLevel = 'read' | 'change';

/** Everything, everything to look at, or some areas, each to look at or to change. */
export type KeyScope = 'all' | 'read' | Partial<Record<KeyArea, KeyLevel>>;

/** An API key as the back office lists it; the key itself was displayed once and is not stored. */
export interface ApiKeyRow {
  id: string;
  name: string;
  scope: KeyScope;
  /** The last characters, to tell it from others. */
  ending: string;
  createdBy: string;
  createdAt: string;
  expiresAt: string | null;
  lastUsedAt: string | null;
  revokedAt: string | null;
}

export interface NewApiKey {
  name: string;
  scope: KeyScope;
  expiresAt: string | null;
}

/** What making one answers, once. */
export interface MadeApiKey extends ApiKeyRow {
  key: string;
  /** Goes with it, as `wix-site-id`. */
  siteId: string;
}

/** The permission ids of the contract that an area stands for. */
export interface KeyAreaPermissions {
  id: KeyArea;
  read: readonly string[];
  change: readonly string[];
}

export interface OAuthClientRow {
  id: string;
  name: string;
  redirectUris: readonly string[];
  redirectDomains: readonly string[];
  hasSecret: boolean;
  /** Set where the server is started, and only there. */
  configured: boolean;
  createdBy: string | null;
  createdAt: string | null;
}

export type NewOAuthClient = Pick<OAuthClientRow, 'name' | 'redirectUris' | 'redirectDomains'>;

/** What making a client with a secret, or giving it another, answers once. */
export interface OAuthClientSecret extends OAuthClientRow {
  secret?: string;
  /** Goes with it, as `instanceId`. */
  siteId: string;
}

export const MAX_KEYS = 100;
export const MAX_CLIENTS = 50;
export const MAX_ADDRESSES = 20;
export const MAX_KEY_NAME = 80;

const SCRIPTS = /^(?:javascript|data|vbscript|blob|file|about):$/i;
/** This machine, for the person in front of it. */
export const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Browsers drop or repair these, so that the address they open is another than the one that was checked. */
export const REPAIRED = /[\s\\\p{Cc}]/u;

export type UriError = 'malformed' | 'script' | 'fragment' | 'plain' | 'credentials' | 'domain';

/** Why a sign-in can not come back there; a scheme of an app's own, such as `app.shop:/callback`, is fine. */
export function redirectUriError(uri: string): UriError | undefined {
  const url = REPAIRED.test(uri) ? null : URL.parse(uri);
  if (!url) return 'malformed';
  if (SCRIPTS.test(url.protocol)) return 'script';
  if (uri.includes('#')) return 'fragment';
  if (url.username !== '' || url.password !== '') return 'credentials';
  return url.protocol === 'http:' && !LOOPBACK.has(url.hostname) ? 'plain' : undefined;
}

/** A scheme of an app on a device, alone or with its host: `myapp://`, `exp://192.168.1.5:8081`. */
const APP_SCHEME = /^(?!https?:|wss?:|ftp:|intent:)[a-z][a-z0-9+.-]*:\/\/[^/?#@*]*$/i;

/**
 * Why it is no host, such as `app.example` or `app.example:8443`, and no scheme of an app, such as `myapp://`;
 * `localhost` stands for every port.
 */
export function redirectDomainError(domain: string): UriError | undefined {
  if (domain.includes('://')) {
    if (REPAIRED.test(domain) || !APP_SCHEME.test(domain)) return 'domain';
    return SCRIPTS.test(`${domain.split('://')[0]}:`) ? 'script' : undefined;
  }
  if (REPAIRED.test(domain) || /[/?#@*]/.test(domain)) return 'domain';
  const url = URL.parse(`https://${domain}`);
  return url !== null && url.host === domain.toLowerCase().replace(/:443$/, '') ? undefined : 'domain';
}
