import { unauthenticated } from '../contract/errors.ts';
import { MADE_KEY_PREFIX, type MadeKey } from '../ports.ts';
import type { Caller } from './caller.ts';
import type { SignIn } from './sessions.ts';
import type { Tokens, TokenSubject } from './tokens.ts';

export interface ApiKey {
  key: string;
  siteId: string;
  /** Permission ids of the contract, or `*` for an administrator. */
  permissions: '*' | readonly string[];
}

/** Compares without telling by its duration where two strings differ. */
const sameSecret = (a: string, b: string): boolean => {
  let difference = a.length ^ b.length;
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i % (b.length || 1));
  return difference === 0;
};

/** One, or a visitor's token and an API key joined by a comma. */
const credentialsOf = (headers: Headers): string[] =>
  (headers.get('authorization') ?? '')
    .split(',')
    .map((part) => part.trim().replace(/^Bearer\s+/i, ''))
    .filter((part) => part !== '')
    .slice(0, 2);

const findKey = (apiKeys: readonly ApiKey[], credential: string): ApiKey | undefined =>
  apiKeys.find((candidate) => sameSecret(candidate.key, credential));

/** What `identify` knows callers by. */
export interface Credentials {
  apiKeys: readonly ApiKey[];
  /** A key made since the start. */
  findKey: (key: string) => Promise<MadeKey | undefined>;
  /** Whether an OAuth client is still one, and has a secret. */
  isApp: (clientId: string) => Promise<boolean>;
  tokens: Tokens;
  /** Whether a member's sign-in was not ended since. */
  isOpen: (signIn: SignIn) => Promise<boolean>;
}

type KeyCaller = Extract<Caller, { kind: 'api-key' }>;

/** @throws 401 for one that ended */
async function callerOfKey(
  key: string,
  siteId: string,
  { apiKeys, findKey: findMade }: Credentials,
): Promise<KeyCaller | undefined> {
  const own = findKey(apiKeys, key);
  if (own) return { kind: 'api-key', siteId: own.siteId, permissions: own.permissions };
  const made = key.startsWith(MADE_KEY_PREFIX) ? await findMade(key) : undefined;
  if (!made) return undefined;
  if (made.ended === 'revoked') throw unauthenticated('The API key was revoked.');
  if (made.ended === 'expired') throw unauthenticated('The API key has expired.');
  return { kind: 'api-key', siteId, permissions: made.permissions, appId: made.id };
}

/** Apps that run on a server and know the client's secret act as administrators, as long as there is the client. */
async function callerOfApp(
  { siteId, clientId }: Extract<TokenSubject, { kind: 'app' }>,
  { isApp }: Credentials,
): Promise<Caller> {
  if (!(await isApp(clientId))) throw unauthenticated('The app of this access token has no access any more.');
  return { kind: 'api-key', siteId, permissions: '*', appId: clientId };
}

/**
 * The caller behind the `Authorization` header: an API key together with `wix-site-id`, or the access token of a
 * visitor, member or app, with or without `Bearer`. Of a token and a key the key acts, and the token of a visitor says
 * for whom; a token that says nothing of a visitor adds nothing, since the SDK may send one that has expired.
 * @param siteId of the site that is called
 * @throws 401 UNAUTHENTICATED for none, an unknown, a foreign, a closed, a revoked or an expired one.
 */
export async function identify(headers: Headers, siteId: string, credentials: Credentials): Promise<Caller> {
  const { tokens, isOpen } = credentials;
  const [credential, second] = credentialsOf(headers);
  if (!credential) throw unauthenticated('No access token or API key was sent.');

  const keyed = await callerOfKey(second ?? credential, siteId, credentials);
  if (keyed) {
    const named = headers.get('wix-site-id');
    if (named !== null && named !== keyed.siteId) {
      throw unauthenticated('The API key does not belong to the site named in wix-site-id.');
    }
    const visitor = second === undefined ? undefined : (await tokens.read(credential))?.subject;
    return {
      ...keyed,
      ...(visitor?.kind === 'visitor' &&
        visitor.siteId === keyed.siteId && { onBehalfOf: { visitorId: visitor.visitorId } }),
    };
  }

  // Not the token alone: whoever sends a key relies on what it opens.
  if (second !== undefined) throw unauthenticated('The API key after the access token is not valid.');
  const { subject, clientId } = (await tokens.read(credential)) ?? {};
  if (!subject) throw unauthenticated('The access token or API key is invalid or has expired.');
  if (subject.kind === 'member' && !(await isOpen(subject)))
    throw unauthenticated('The member has signed out.');
  return subject.kind === 'app'
    ? callerOfApp(subject, credentials)
    : { ...subject, ...(clientId !== undefined && { clientId }) };
}
