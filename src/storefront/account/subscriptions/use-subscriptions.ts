import { useCallback, useEffect, useState } from 'react';
import type { ShownSubscription } from '#shared/subscriptions.ts';
import { readSubscriptions } from '#wix/shopper/subscriptions.ts';

type State =
  | { phase: 'loading' }
  | { phase: 'failed' }
  | { phase: 'ready'; subscriptions: ShownSubscription[] };

/** The member's own, the latest first. */
export function useSubscriptions(): { state: State; load: () => void } {
  const [state, setState] = useState<State>({ phase: 'loading' });
  const load = useCallback(() => {
    readSubscriptions().then(
      (subscriptions) => setState({ phase: 'ready', subscriptions }),
      () => setState({ phase: 'failed' }),
    );
  }, []);
  useEffect(load, [load]);
  return { state, load };
}
