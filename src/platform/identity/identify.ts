import { unauthenticated } from '../contract/errors.ts';
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
  tokens: Tokens;
  /** Whether a member's sign-in was not ended since. */
  isOpen: (signIn: SignIn) => Promise<boolean>;
}

/** Apps that run on a server and know the client's secret act as administrators. */
const asCaller = (subject: TokenSubject): Caller =>
  subject.kind === 'app' ? { kind: 'api-key', siteId: subject.siteId, permissions: '*' } : subject;

/**
 * The caller behind the `Authorization` header: an API key together with `wix-site-id`, or the access token of a
 * visitor, member or app, with or without `Bearer`.
 * @throws 401 UNAUTHENTICATED for none, an unknown, a foreign, a closed or an expired one.
 */
export async function identify(headers: Headers, { apiKeys, tokens, isOpen }: Credentials): Promise<Caller> {
  const [credential, second] = credentialsOf(headers);
  if (!credential) throw unauthenticated('No access token or API key was sent.');

  const apiKey = findKey(apiKeys, second ?? credential);
  if (apiKey) {
    const siteId = headers.get('wix-site-id');
    if (siteId !== null && siteId !== apiKey.siteId) {
      throw unauthenticated('The API key does not belong to the site named in wix-site-id.');
    }
    const { siteId: site, permissions } = apiKey;
    const visitor = second === undefined ? undefined : (await tokens.read(credential))?.subject;
    return {
      kind: 'api-key',
      siteId: site,
      permissions,
      ...(visitor?.kind === 'visitor' &&
        visitor.siteId === site && { onBehalfOf: { visitorId: visitor.visitorId } }),
    };
  }

  const subject = (await tokens.read(credential))?.subject;
  if (!subject) throw unauthenticated('The access token or API key is invalid or has expired.');
  if (subject.kind === 'member' && !(await isOpen(subject)))
    throw unauthenticated('The member has signed out.');
  return asCaller(subject);
}
