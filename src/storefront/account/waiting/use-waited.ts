import { useCallback, useEffect, useState } from 'react';
import type { WaitedThing } from '#shared/back-in-stock.ts';
import { readWaited, stopWaiting } from '#wix/shopper/waited-operations.ts';

type State = { phase: 'loading' | 'failed' } | { phase: 'ready'; items: WaitedThing[] };
type WaitlistOutcome = { kind: 'stopped'; name: string | undefined } | { kind: 'failed'; thrown: unknown };

/** What the member waits for, and how it ends. */
export function useWaited() {
  const [state, setState] = useState<State>({ phase: 'loading' });
  const [outcome, setOutcome] = useState<WaitlistOutcome>();
  const [busy, setBusy] = useState<string>();

  const read = useCallback(
    () =>
      readWaited().then(
        (items) => setState({ phase: 'ready', items }),
        () => setState((now) => (now.phase === 'ready' ? now : { phase: 'failed' })),
      ),
    [],
  );
  useEffect(() => void read(), [read]);

  return {
    state,
    said: outcome,
    busy,
    retry: () => {
      setState({ phase: 'loading' });
      void read();
    },
    stop: async ({ id, product }: WaitedThing): Promise<void> => {
      if (busy !== undefined) return;
      setBusy(id);
      setOutcome(undefined);
      try {
        await stopWaiting(id);
        setOutcome({ kind: 'stopped', name: product?.name });
      } catch (thrown) {
        setOutcome({ kind: 'failed', thrown });
      }
      await read();
      setBusy(undefined);
    },
  };
}
