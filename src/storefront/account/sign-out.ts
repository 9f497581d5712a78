import { dropTokens } from '../../wix/shopper/token-store.ts';
import { session } from '../shell/session.ts';

let leaving = false;

function go(address: string): void {
  leaving = true;
  session.setName('');
  location.assign(address);
}

/** Ways out of the account; the page knows that its member goes, and does not ask to sign in. */
export const signOutOfAccount = {
  isLeaving: (): boolean => leaving,
  /** The cart stays, as a visitor's. */
  async signOut(home: string): Promise<void> {
    leaving = true;
    const { signOut } = await import('../../wix/shopper/sign-in.ts');
    const address = await signOut(location.origin + home).catch(() => home);
    go(address);
  },
  /** The sessions are closed already. */
  forget(farewell: string): void {
    leaving = true;
    dropTokens();
    go(farewell);
  },
};
