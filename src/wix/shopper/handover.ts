import { CallError } from '../errors.ts';
import { toTokens } from './token-requests.ts';
import { writeTabTokens } from './token-store.ts';
import { beginVisit, type VisitCallbacks } from './visit.ts';

interface HandoverReply {
  access_token: string;
  refresh_token: string;
  expires_in?: number;
  role: 'visitor' | 'member';
  callbacks?: VisitCallbacks;
}

const FRAGMENT = /^#handover=([^&]+)/;

/**
 * Trades the code in the address (`#handover=…`) for the shopper's tokens, kept for this tab alone, and takes it out
 * of the address. Nothing happens without a code.
 * @throws CallError where the code was used before or is too old
 */
export async function acceptHandover(): Promise<void> {
  const code = FRAGMENT.exec(location.hash)?.[1];
  if (code === undefined) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  const response = await fetch('/hosted/handover', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: decodeURIComponent(code) }),
  });
  if (!response.ok) {
    throw new CallError({
      code: 'HANDOVER_REFUSED',
      status: response.status,
      message: 'The link was used before or is too old.',
      requestId: response.headers.get('x-wix-request-id') ?? undefined,
    });
  }
  const reply = (await response.json()) as HandoverReply;
  beginVisit(reply.callbacks ?? {});
  // Without a lifetime of its own the access token is renewed at the first call.
  const { refresh_token: refreshToken, role, expires_in = 0 } = reply;
  writeTabTokens(toTokens({ ...reply, expires_in }, { refreshToken, role }));
}
