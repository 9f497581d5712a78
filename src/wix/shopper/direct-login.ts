import { createClient, OAuthStrategy, TokenRole, type Tokens } from '@wix/sdk';
import { CallError } from '../errors.ts';
import { isPlatformHost } from '../platform-path.ts';
import { platformUrl } from './platform-url.ts';
import { shopperSettings } from './settings.ts';
import { dropTokens, readTokens, writeTokens } from './token-store.ts';
import { currentTokens } from './visitor-strategy.ts';

/** The SDK waits two minutes for a frame that cannot answer; nobody else does. */
const PATIENCE = 20_000;

/**
 * The SDK's own strategy: trades a session for a member's tokens by a silent login in a frame. It calls by the global
 * fetch and to www.wixapis.com, whatever a client is given; hence the rewrite, once, in this chunk only.
 */
const strategy = () => {
  installRewrite();
  return createClient({
    auth: OAuthStrategy({
      clientId: shopperSettings().clientId,
      tokenStorage: { getTokens: sdkTokens, setTokens: keepSdkTokens },
    }),
  }).auth;
};

/** Signs this browser in; the cart of the visitor becomes the member's. */
export async function takeSession(sessionToken: string): Promise<void> {
  // The redirect session is the visitor's: that is how the platform knows whose cart to hand over.
  await currentTokens();
  const tokens = await inTime(strategy().getMemberTokensForDirectLogin(sessionToken));
  keepSdkTokens(tokens);
}

/** Where the platform forgets the session; it leads back to `returnTo`. */
export async function endSession(returnTo: string): Promise<string> {
  try {
    await currentTokens();
    const { logoutUrl } = await strategy().logout(returnTo);
    return logoutUrl;
  } finally {
    // Out of reach or not: who signs out is signed out here.
    dropTokens();
  }
}

function sdkTokens(): Tokens {
  const tokens = readTokens();
  return {
    accessToken: { value: tokens?.accessToken ?? '', expiresAt: tokens?.expiresAt ?? 0 },
    refreshToken: {
      value: tokens?.refreshToken ?? '',
      role: tokens ? (tokens.role === 'member' ? TokenRole.MEMBER : TokenRole.VISITOR) : TokenRole.NONE,
    },
  };
}

function keepSdkTokens({ accessToken, refreshToken }: Tokens): void {
  if (accessToken.value === '') return;
  writeTokens({
    accessToken: accessToken.value,
    expiresAt: accessToken.expiresAt,
    refreshToken: refreshToken.value,
    role: isMember(refreshToken) ? 'member' : 'visitor',
  });
}

const isMember = ({ role }: Tokens['refreshToken']): boolean => (role satisfies string) === 'member';

let isInstalled = false;

function installRewrite(): void {
  if (isInstalled) return;
  isInstalled = true;
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.origin);
    if (!isPlatformHost(url)) return fetch(input, init);
    const target = platformUrl(input);
    return fetch(input instanceof Request ? new Request(target, input) : target, init);
  };
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(
      () =>
        reject(new CallError({ code: 'NO_ANSWER', status: 0, message: 'The silent login did not answer.' })),
      PATIENCE,
    );
  });
  return Promise.race([work, late]);
}
