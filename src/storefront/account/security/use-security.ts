import { useCallback, useEffect, useState } from 'react';
import { readSecurity, type Security } from '#wix/shopper/account-security.ts';

export type SecurityState =
  | { phase: 'loading' }
  | { phase: 'ready'; security: Security }
  | { phase: 'failed' };

/** What the page shows stays until what is true now has arrived. */
export function useSecurity(): { state: SecurityState; retry: () => Promise<void> } {
  const [state, setState] = useState<SecurityState>({ phase: 'loading' });
  const read = useCallback(
    () =>
      readSecurity().then(
        (security) => setState({ phase: 'ready', security }),
        () => setState((now) => (now.phase === 'ready' ? now : { phase: 'failed' })),
      ),
    [],
  );
  useEffect(() => {
    void read();
  }, [read]);
  return { state, retry: read };
}
