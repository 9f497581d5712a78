import { CallError } from '../errors.ts';
import { shopperSettings } from './settings.ts';
import type { ShopperRole, ShopperTokens } from './token-store.ts';

/** Other tabs wait for the answer too. */
const PATIENCE = 15_000;

interface TokenReply {
  access_token: string;
  refresh_token?: string;
  expires_in: number | string;
}

export async function requestVisitor(): Promise<ShopperTokens> {
  const reply = await requestToken({ grantType: 'anonymous' });
  return toTokens(reply, { refreshToken: reply.refresh_token ?? '', role: 'visitor' });
}

/** The same shopper's next access token; the refresh token stays as it is. */
export async function requestRefresh({ refreshToken, role }: ShopperTokens): Promise<ShopperTokens> {
  return toTokens(await requestToken({ grantType: 'refresh_token', refreshToken }), { refreshToken, role });
}

export const toTokens = (
  reply: TokenReply,
  { refreshToken, role }: { refreshToken: string; role: ShopperRole },
): ShopperTokens => ({
  accessToken: reply.access_token,
  expiresAt: Math.floor(Date.now() / 1000) + Number(reply.expires_in),
  refreshToken,
  role,
});

/** @throws CallError with status 400 or 401 where the platform rejects the refresh token; 0 when it is out of reach. */
async function requestToken(grant: Record<string, string>): Promise<TokenReply> {
  const { clientId, platformUrl } = shopperSettings();
  let response: Response;
  try {
    response = await fetch(`${platformUrl}/oauth2/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientId, ...grant }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (response.ok) return (await response.json()) as TokenReply;
  } catch (cause) {
    throw new CallError({ code: 'UNREACHABLE', status: 0, message: 'The shop is out of reach.', cause });
  }
  throw new CallError({
    code: 'TOKEN_REFUSED',
    status: response.status,
    message: 'The platform gave no token.',
    requestId: response.headers.get('x-wix-request-id') ?? undefined,
  });
}
