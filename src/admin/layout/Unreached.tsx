import { useTranslate } from 'ra-core';
import { useCallback, useEffect, useState } from 'react';
import { loadSession } from '../access/session.ts';
import { hearFailure, tryConnection, useReturn } from '../data/connection.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import styles from './Shell.module.css';

/** Instead of everything while nobody knows who is here: that is not the same as being signed out. */
export function Unreached() {
  const translate = useTranslate();
  const [error, setError] = useState<unknown>();
  const read = useCallback(
    () =>
      void loadSession().catch((thrown: unknown) => {
        setError(thrown);
        hearFailure(thrown);
      }),
    [],
  );
  useEffect(read, [read]);
  useReturn(read);
  if (!error) return null;
  return (
    <main className={styles['unreached']}>
      <ErrorState
        error={error}
        title={translate('counterpart.error.start')}
        retry={() => void tryConnection().then(read)}
      />
    </main>
  );
}
