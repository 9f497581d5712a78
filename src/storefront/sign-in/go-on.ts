import {
  readPendingSignIn,
  storePendingSignIn,
  dropPendingSignIn,
} from '../../wix/shopper/pending-sign-in.ts';
import type { SignInResult } from '../../wix/shopper/sign-in-state.ts';
import { announceCartChanged } from '../../wix/shopper/tabs.ts';
import { cartStore } from '../shell/cart-store.ts';
import { session } from '../shell/session.ts';
import { withPurpose, type SignInPurpose } from './purpose.ts';

export type Failed = Extract<SignInResult, { state: 'failed' }>;

/** What is left to show here: why it failed, or that the shop has to say yes first. */
export type Halt = Failed | { state: 'approval' };

interface Leg {
  email: string;
  way: SignInPurpose;
  to: (path: string) => string;
}

/** Leads to whatever comes next. @returns what keeps one on this page; undefined when the page is being left */
export async function goOn(result: SignInResult, { email, way, to }: Leg): Promise<Halt | undefined> {
  switch (result.state) {
    case 'failed':
      return result;
    case 'approval':
      return { state: 'approval' };
    case 'verify':
      storePendingSignIn({ state: 'verify', email, stateToken: result.stateToken, ...way });
      return leave(withPurpose(to('/verify'), way));
    case 'second-factor': {
      const { stateToken, factors } = result;
      storePendingSignIn({ state: 'second-factor', email, stateToken, factors, ...way });
      return leave(withPurpose(to('/second-factor'), way));
    }
    case 'success':
      if (readPendingSignIn()) dropPendingSignIn();
      if (way.authorize !== undefined) {
        answerApp(way.authorize, { sessionToken: result.sessionToken });
        return undefined;
      }
      await arrive();
      return leave(way.back ?? to('/account'));
  }
}

function leave(address: string): undefined {
  location.assign(address);
  return undefined;
}

/** The app that asked hears of it by a form of its redirect session, as a browser without scripts would send it. */
export function answerApp(id: string, fields: Record<string, string>): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = `/hosted/authorize/${encodeURIComponent(id)}`;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}

/** How the member is called, and what is in the cart now; neither may keep anybody out. */
async function arrive(): Promise<void> {
  const [{ readMember }, { readCart }] = await Promise.all([
    import('../../wix/shopper/member-operations.ts'),
    import('../../wix/shopper/cart-operations.ts'),
  ]);
  await Promise.all([
    readMember().then(
      ({ contact, profile }) => session.setName(contact?.firstName ?? profile?.nickname ?? ''),
      () => session.setName(''),
    ),
    readCart().then(
      ({ lineItems = [] }) =>
        cartStore.setCount(lineItems.reduce((sum, { quantity = 0 }) => sum + quantity, 0)),
      () => cartStore.setCount(0),
    ),
  ]);
  announceCartChanged();
}
