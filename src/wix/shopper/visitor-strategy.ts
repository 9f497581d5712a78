import { CallError } from '../errors.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { requestRefresh, requestVisitor } from './token-requests.ts';
import { readTokens, writeTokens, type ShopperTokens } from './token-store.ts';

const LOCK = 'shopper.tokens';

/** An access token this close to its end is replaced before it is used. */
const SPARE_SECONDS = 60;

/** The platform's words for a refresh token that is worth nothing any more; anything else may pass. */
const REFUSED = new Set([400, 401, 403]);

const isFresh = (tokens: ShopperTokens): boolean => tokens.expiresAt - SPARE_SECONDS > Date.now() / 1000;

/**
 * Tokens to call with: those at hand, the next ones of the same shopper, or a new visitor's. Whoever asks at the same
 * time, in this tab or another, gets the same.
 */
export async function currentTokens(): Promise<ShopperTokens> {
  const tokens = readTokens();
  if (tokens && isFresh(tokens)) return tokens;
  return oneAtATime(LOCK, async () => {
    // Somebody may have been here while we waited.
    const now = readTokens();
    return now && isFresh(now) ? now : replace(now);
  });
}

/** What to try next after the platform rejected this access token with 401. */
export const tokensInsteadOf = (rejected: string): Promise<ShopperTokens> =>
  oneAtATime(LOCK, async () => {
    const now = readTokens();
    return now && now.accessToken !== rejected && isFresh(now) ? now : replace(now);
  });

async function replace(old: ShopperTokens | undefined): Promise<ShopperTokens> {
  const next = old?.refreshToken ? await refreshOrStartAnew(old) : await requestVisitor();
  // Who signs in or out meanwhile waits for no lock, and is who counts.
  const now = readTokens();
  if (now?.refreshToken !== old?.refreshToken) return now ?? replace(undefined);
  writeTokens(next);
  return next;
}

/** A network failure is thrown on: a new visitor would lose the cart for a moment without a connection. */
async function refreshOrStartAnew(old: ShopperTokens): Promise<ShopperTokens> {
  try {
    return await requestRefresh(old);
  } catch (error) {
    if (error instanceof CallError && REFUSED.has(error.status)) return requestVisitor();
    throw error;
  }
}

/** In place of the SDK's OAuthStrategy, which weighs 12 kB and asks for a token once per parallel call. */
export const visitorStrategy = {
  getAuthHeaders: async () => ({ headers: { Authorization: (await currentTokens()).accessToken } }),
  getActiveToken: () => readTokens()?.accessToken,
  shouldUseCDN: false,
};
