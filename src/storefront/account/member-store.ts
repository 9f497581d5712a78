import { useSyncExternalStore } from 'react';
import { readMember, type Member } from '../../wix/shopper/member-operations.ts';
import { session } from '../shell/session.ts';
import { createStore } from '../shell/store.ts';

type MemberState = { phase: 'loading' } | { phase: 'ready'; member: Member } | { phase: 'failed' };

const store = createStore<MemberState>({ phase: 'loading' });

/** The member who is signed in, for every piece of an account page. */
export const ownMember = {
  load: async (): Promise<void> => {
    try {
      ownMember.accept(await readMember());
    } catch {
      if (store.snapshot().phase === 'loading') store.set({ phase: 'failed' });
    }
  },
  /** As the platform has it now. */
  accept: (member: Member): void => {
    store.set({ phase: 'ready', member });
    session.setName(member.contact?.firstName ?? member.profile?.nickname ?? '');
  },
  retry: (): void => {
    store.set({ phase: 'loading' });
    void ownMember.load();
  },
};

export const useOwnMember = (): MemberState =>
  useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
