import { CallError } from '../errors.ts';
import { readStored, writeStored } from './browser-storage.ts';
import { toTokens } from './token-requests.ts';
import { dropTabTokens, readTokens, writeTabTokens } from './token-store.ts';

/** Where the app that sent its shopper here wants them back. */
export interface VisitCallbacks {
  postFlowUrl?: string;
  thankYouPageUrl?: string;
  cartPageUrl?: string;
  loginUrl?: string;
}

interface HandoverReply {
  access_token: string;
  refresh_token: string;
  expires_in?: number;
  role: 'visitor' | 'member';
  callbacks?: VisitCallbacks;
}

const KEY = 'shopper.visit';
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
  writeStored('sessionStorage', KEY, JSON.stringify(reply.callbacks ?? {}));
  // Without a lifetime of its own the access token is renewed at the first call.
  const { refresh_token: refreshToken, role, expires_in = 0 } = reply;
  writeTabTokens(toTokens({ ...reply, expires_in }, { refreshToken, role }));
}

/** Absent where the shopper came by themselves. */
export function currentVisit(): VisitCallbacks | undefined {
  try {
    const text = readStored('sessionStorage', KEY);
    return text === null ? undefined : (JSON.parse(text) as VisitCallbacks);
  } catch {
    return undefined;
  }
}

/** The address to return to, with what the platform's callbacks carry; absent where the app named none. */
export function visitCallback(
  name: keyof VisitCallbacks,
  params: Record<string, string> = {},
): string | undefined {
  const target = currentVisit()?.[name];
  if (target === undefined) return undefined;
  const url = new URL(target);
  const carried = { ...params, wixMemberLoggedIn: String(readTokens()?.role === 'member') };
  for (const [key, value] of Object.entries(carried)) url.searchParams.set(key, value);
  return url.href;
}

/** The visit is over: this tab is this shop's own shopper again. */
export function endVisit(): void {
  writeStored('sessionStorage', KEY, null);
  dropTabTokens();
}
