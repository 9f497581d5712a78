import { readStored, writeStored } from './browser-storage.ts';
import type { FactorType } from './sign-in-state.ts';

/** A sign-in that goes on at another page: the code by mail, the second factor. */
export interface PendingSignIn {
  state: 'verify' | 'approval' | 'second-factor';
  email: string;
  stateToken: string | undefined;
  factors?: readonly FactorType[];
  /** Another app's sign-in, whose session is not this shop's. */
  authorize?: string;
  /** Path to go to afterwards. */
  back?: string;
}

const KEY = 'shopper.pending-sign-in';

export const storePendingSignIn = (pending: PendingSignIn): void =>
  writeStored('sessionStorage', KEY, JSON.stringify(pending));

export function readPendingSignIn(): PendingSignIn | undefined {
  const text = readStored('sessionStorage', KEY);
  return text === null ? undefined : (JSON.parse(text) as PendingSignIn);
}

export const dropPendingSignIn = (): void => writeStored('sessionStorage', KEY, null);
