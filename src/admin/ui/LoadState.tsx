import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';

interface Props {
  /** The query whose data is not there. */
  read: { error: unknown; fetchStatus: 'fetching' | 'paused' | 'idle'; refetch: () => unknown };
  /** What failed, in the words of the page. */
  title?: string;
  /** The skeleton of what is being loaded. */
  children: ReactNode;
}

/** In place of data within a card: a skeleton only while the query runs, else its error, and nothing where it never runs. */
export function LoadState({ read: { error, fetchStatus, refetch }, title, children }: Props) {
  const translate = useTranslate();
  if (error)
    return (
      <ErrorState
        inline
        error={error}
        title={title ?? translate('counterpart.error.loadFailed')}
        retry={() => {
          refetch();
        }}
      />
    );
  return fetchStatus === 'idle' ? null : children;
}
