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

/**
 * Registers a member and signs the browser of this page in without opening a page of the shop: the forms are what
 * the journeys of `shop-account.spec.ts` prove.
 */
export async function signedInMember(page: Page, member: ShopMember = newMember()): Promise<ShopMember> {
  const session = await ShopSession.open(page);
  const { sessionToken } = await session.call<{ sessionToken: string }>(
    '/_api/iam/authentication/v2/register',
    {
      loginId: { email: member.email },
      password: member.password,
      profile: { firstName: 'Noa', lastName: 'Levi' },
    },
  );
  const codeVerifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const code = await authorizationCode(page, session, sessionToken, challenge);
  await session.signIn({ grantType: 'authorization_code', code, codeVerifier }, 'member');
  return member;
}
