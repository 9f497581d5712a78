import { useCallback, useEffect, useState } from 'react';
import type { NamedPerson } from '#shared/people.ts';
import { follow, readCircle, unfollow, type Circle } from '#wix/shopper/people-operations.ts';

type State =
  | { phase: 'loading' | 'failed' }
  | { phase: 'ready'; people: readonly NamedPerson[]; next: string | undefined };

/** One of the two lists, page by page, and what can be done with each of it. */
export function useCircle(of: Circle) {
  const [state, setState] = useState<State>({ phase: 'loading' });
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<{ thrown: unknown }>();

  const read = useCallback(
    () =>
      readCircle(of).then(
        ({ people, next }) => setState({ phase: 'ready', people, next }),
        () => setState({ phase: 'failed' }),
      ),
    [of],
  );
  useEffect(() => void read(), [read]);

  async function act(key: string, work: () => Promise<State>): Promise<void> {
    if (busy !== undefined) return;
    setBusy(key);
    setFailure(undefined);
    await work().then(setState, (thrown: unknown) => setFailure({ thrown }));
    setBusy(undefined);
  }

  return {
    state,
    busy,
    failure,
    retry: () => {
      setState({ phase: 'loading' });
      void read();
    },
    more: () =>
      state.phase === 'ready' &&
      act('more', async () => {
        const { people, next } = await readCircle(of, state.next);
        return { phase: 'ready', people: [...state.people, ...people], next };
      }),
    /** Whom one no longer follows stays on the page, to be followed again. */
    turn: ({ id, followed }: NamedPerson) =>
      state.phase === 'ready' &&
      act(id, async () => {
        await (followed ? unfollow(id) : follow(id));
        const people = state.people.map((one) => (one.id === id ? { ...one, followed: !followed } : one));
        return { ...state, people };
      }),
  };
}
