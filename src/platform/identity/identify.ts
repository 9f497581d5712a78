import { unauthenticated } from '../contract/errors.ts';
import type { Caller } from './caller.ts';
import type { Tokens } from './tokens.ts';

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

/**
 * The caller behind the `Authorization` header: an API key together with `wix-site-id`, or the access token of a
 * visitor or member, with or without `Bearer`.
 * @throws 401 UNAUTHENTICATED for none, an unknown, a foreign or an expired one.
 */
export async function identify(
  headers: Headers,
  apiKeys: readonly ApiKey[],
  tokens: Tokens,
): Promise<Caller> {
  const credential = headers.get('authorization')?.replace(/^Bearer\s+/i, '');
  if (!credential) throw unauthenticated('No access token or API key was sent.');

  const apiKey = apiKeys.find((candidate) => sameSecret(candidate.key, credential));
  if (apiKey) {
    const siteId = headers.get('wix-site-id');
    if (siteId !== null && siteId !== apiKey.siteId) {
      throw unauthenticated('The API key does not belong to the site named in wix-site-id.');
    }
    return { kind: 'api-key', siteId: apiKey.siteId, permissions: apiKey.permissions };
  }

  const subject = await tokens.read(credential);
  if (!subject) throw unauthenticated('The access token or API key is invalid or has expired.');
  return subject;
}
