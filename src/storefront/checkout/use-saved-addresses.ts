import { useEffect, useRef, useState } from 'react';
import type { Member } from '../../wix/shopper/member-operations.ts';
import { EMPTY_ADDRESS, type AddressValues } from '../shell/address/address.ts';
import { addressesOf, toValues } from '../shell/address/saved-address.ts';
import { useSession } from '../shell/session.ts';
import { form } from './form-store.ts';
import { choiceFor, type Choice } from './saved-choice.ts';

interface SavedAddresses {
  reading: boolean;
  saved: readonly AddressValues[];
  choice: Choice;
  choose: (choice: Choice) => void;
}

interface State {
  saved: readonly AddressValues[];
  choice: Choice;
}

const NONE: State = { saved: [], choice: 'other' };

const isInEmail = (): boolean => document.activeElement?.getAttribute('name') === 'email';

/** A member's own addresses; the one that is chosen is in the form. */
export function useSavedAddresses(): SavedAddresses {
  const isMember = useSession().role === 'member';
  const [state, setState] = useState<State>();
  const typed = useRef<AddressValues>(undefined);
  useEffect(() => {
    if (!isMember) return;
    const left = new AbortController();
    void readMember(left.signal).then(
      (member) => {
        form.meet(member, isInEmail() ? 'email' : undefined);
        const saved = valuesOf(member);
        const choice = choiceFor(saved, form.values().delivery);
        setState({ saved, choice });
        if (choice !== 'other') form.change({ delivery: saved[choice] ?? EMPTY_ADDRESS });
      },
      // Typing the address is always possible.
      () => {
        if (!left.signal.aborted) setState(NONE);
      },
    );
    return () => left.abort();
  }, [isMember]);

  const { saved, choice } = state ?? NONE;
  return {
    reading: isMember && state === undefined,
    saved,
    choice,
    choose(next) {
      if (choice === 'other') typed.current = form.values().delivery;
      const { firstName = '', lastName = '' } = saved[0] ?? {};
      const other = typed.current ?? { ...EMPTY_ADDRESS, firstName, lastName };
      setState({ saved, choice: next });
      form.change({ delivery: next === 'other' ? other : (saved[next] ?? other) });
    },
  };
}

/** With its code: a guest needs neither. */
async function readMember(signal: AbortSignal): Promise<Member> {
  const operations = await import('../../wix/shopper/member-operations.ts');
  return operations.readMember({ signal });
}

const valuesOf = (member: Member): AddressValues[] =>
  addressesOf(member).map((address) => ({
    ...toValues(address),
    firstName: member.contact?.firstName ?? '',
    lastName: member.contact?.lastName ?? '',
    phone: member.contact?.phones?.[0] ?? '',
  }));
