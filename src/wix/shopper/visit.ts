import { filledAddress } from '../../shared/filled-address.ts';
import { readStored, writeStored } from './browser-storage.ts';
import { dropTabTokens, readTokens } from './token-store.ts';

/** Where the app that sent its shopper here wants them back. */
export interface VisitCallbacks {
  postFlowUrl?: string;
  thankYouPageUrl?: string;
  cartPageUrl?: string;
  loginUrl?: string;
  /** Of the app's own, carried to whichever page follows. */
  state?: string;
}

const KEY = 'shopper.visit';

/** From now on this tab is the shopper of the app that handed them over. */
export const beginVisit = (callbacks: VisitCallbacks): void =>
  writeStored('sessionStorage', KEY, JSON.stringify(callbacks));

/** Absent where the shopper came by themselves. */
export function currentVisit(): VisitCallbacks | undefined {
  try {
    const text = readStored('sessionStorage', KEY);
    return text === null ? undefined : (JSON.parse(text) as VisitCallbacks);
  } catch {
    return undefined;
  }
}

/**
 * The address to return to, with what the platform's callbacks carry; absent where the app named none.
 * @param params fill placeholders such as `{orderId}`, and travel in the query
 */
export function visitCallback(
  name: Exclude<keyof VisitCallbacks, 'state'>,
  params: Record<string, string> = {},
): string | undefined {
  const visit = currentVisit();
  const target = visit?.[name];
  if (target === undefined) return undefined;
  const url = new URL(filledAddress(target, params));
  const state = visit?.state;
  const carried = {
    ...params,
    ...(state !== undefined && { state }),
    wixMemberLoggedIn: String(readTokens()?.role === 'member'),
  };
  for (const [key, value] of Object.entries(carried)) url.searchParams.set(key, value);
  return url.href;
}

/** The visit is over: this tab is this shop's own shopper again. */
export function endVisit(): void {
  writeStored('sessionStorage', KEY, null);
  dropTabTokens();
}
