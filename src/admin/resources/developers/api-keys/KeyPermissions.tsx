import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { KeyAreaPermissions, KeyScope } from '#shared/developers.ts';
import { callApi } from '#admin/access/call-api.ts';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import styles from './api-keys.module.css';

/** The permission ids behind the words, for who reads the documentation. */
export function KeyPermissions({ scope }: { scope: KeyScope }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['api-keys', 'areas'],
    queryFn: ({ signal }) =>
      callApi<KeyAreaPermissions[]>('GET', '/admin/api/api-keys/areas', undefined, { signal }),
    enabled: open && scope !== 'all',
  });
  if (scope === 'all') return null;
  const held = (data ?? []).flatMap(({ id, read, change }) => {
    const level = scope === 'read' ? 'read' : scope[id];
    if (level === undefined) return [];
    return level === 'read' ? read : change;
  });
  return (
    <details className={styles['rights']} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{translate('api-keys.rights')}</summary>
      {error && (
        <ErrorState
          inline
          title={translate('api-keys.rightsFailed')}
          error={error}
          retry={() => void refetch()}
        />
      )}
      {open && !data && !error && <LineSkeleton />}
      <ul>
        {held.map((id) => (
          <li key={id}>
            <code>{id}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}
