import { createHash, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newMember, type ShopMember } from './member.ts';
import { SHOP_CLIENT, ShopSession } from './shop-session.ts';

/** The code of a silent sign-in, which the shop reads from a frame. */
async function authorizationCode(page: Page, session: ShopSession, sessionToken: string, challenge: string) {
  const { redirectSession } = await session.call<{ redirectSession: { fullUrl: string } }>(
    '/headless/v1/redirect-session',
    {
      auth: {
        authRequest: {
          clientId: SHOP_CLIENT,
          codeChallenge: challenge,
          codeChallengeMethod: 'S256',
          responseMode: 'web_message',
          responseType: 'code',
          scope: 'offline_access',
          state: 'arranged',
          sessionToken,
        },
        prompt: 'none',
      },
    },
  );
  const frame = await page.request.get(redirectSession.fullUrl, {
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  return /"code":"([^"]+)"/.exec((await frame.text()).replaceAll('&quot;', '"'))?.[1] ?? '';
}

const register = (session: ShopSession, { email, password }: ShopMember): Promise<{ sessionToken: string }> =>
  session.call('/_api/iam/authentication/v2/register', {
    loginId: { email },
    password,
    profile: { firstName: 'Noa', lastName: 'Levi' },
  });

/** A member who is signed in nowhere. */
export async function registeredMember(page: Page): Promise<ShopMember> {
  const member = newMember();
  await register(await ShopSession.open(page), member);
  return member;
}

/**
 * Registers a member and signs the browser of this page in without opening a page of the shop: the forms are what
 * the journeys of `shop-account.spec.ts` prove.
 * @param shop of another server than the worker's
 */
export async function signedInMember(page: Page, shop = ''): Promise<ShopMember> {
  const member = newMember();
  const session = await ShopSession.open(page, shop);
  const { sessionToken } = await register(session, member);
  const codeVerifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const code = await authorizationCode(page, session, sessionToken, challenge);
  await session.signIn({ grantType: 'authorization_code', code, codeVerifier }, 'member');
  return member;
}
