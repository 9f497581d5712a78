import { useCallback, useEffect, useState } from 'react';
import type { ShownSubscriptionDetails } from '#shared/subscriptions.ts';
import { CallError } from '#wix/errors.ts';
import { readSubscription } from '#wix/shopper/subscriptions.ts';

type State =
  | { phase: 'loading' | 'failed' | 'gone' }
  | { phase: 'ready'; subscription: ShownSubscriptionDetails };

const NONE = new Set([400, 403, 404]);

/** One of them; read again whenever one comes back to the page, for it is charged meanwhile. */
export function useSubscription(id: string): { state: State; load: () => Promise<void> } {
  const [state, setState] = useState<State>({ phase: 'loading' });
  const load = useCallback(
    () =>
      readSubscription(id).then(
        (subscription) => setState({ phase: 'ready', subscription }),
        (thrown: unknown) => {
          const phase = thrown instanceof CallError && NONE.has(thrown.status) ? 'gone' : 'failed';
          setState((now) => (now.phase === 'ready' ? now : { phase }));
        },
      ),
    [id],
  );
  useEffect(() => {
    const readOnReturn = (): void => {
      if (document.visibilityState === 'visible') void load();
    };
    void load();
    document.addEventListener('visibilitychange', readOnReturn);
    return () => document.removeEventListener('visibilitychange', readOnReturn);
  }, [load]);
  return { state, load };
}
