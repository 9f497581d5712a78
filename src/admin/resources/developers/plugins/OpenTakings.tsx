import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { TakingState } from '#shared/plugins.ts';
import type { ReadOptions } from '#admin/data/read-options.ts';
import { useMayDo } from '#admin/data/desk-registry.ts';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import styles from './plugins.module.css';

interface OpenTaking {
  id: string;
  orderId: string;
  state: TakingState;
  reason: string | null;
  updatedDate: string;
}

interface Props<Row extends OpenTaking> {
  pluginId: string;
  /** Of the messages. */
  part: 'cards' | 'memberships';
  list: (options: ReadOptions) => Promise<Row[]>;
  settle: (id: string) => Promise<unknown>;
  what: (row: Row) => ReactNode;
}

/** What an app gave for orders, or may have, and that did not come to an end. */
export function OpenTakings<Row extends OpenTaking>({ pluginId, part, list, what, ...props }: Props<Row>) {
  const translate = useTranslate();
  const may = useMayDo('plugins', 'edit');
  const client = useQueryClient();
  const {
    data: rows = [],
    error,
    isSuccess,
  } = useQuery({
    queryKey: ['plugins', part, pluginId],
    queryFn: ({ signal }) => list({ signal }),
  });
  const settle = useMutation({
    mutationFn: props.settle,
    // The row of the list says whether anything is unclear.
    onSuccess: () => client.invalidateQueries({ queryKey: ['plugins'] }),
  });
  return (
    <section className={styles['section']} aria-label={translate(`plugins.${part}.title`)}>
      <h3>{translate(`plugins.${part}.title`)}</h3>
      <p>{translate(`plugins.${part}.detail`)}</p>
      {error && <ErrorState inline title={translate(`plugins.${part}.failed`)} error={error} />}
      {settle.error && (
        <ErrorState inline title={translate('plugins.cards.resolveFailed')} error={settle.error} />
      )}
      {isSuccess && rows.length === 0 && <p>{translate('plugins.cards.none')}</p>}
      {rows.length > 0 && (
        <ol className={styles['failures']}>
          {rows.map((row) => (
            <li key={row.id}>
              <span>{what(row)}</span>
              <span>{translate(`plugins.${part}.state.${row.state}`)}</span>
              <small className={styles['detail']}>
                {translate('plugins.cards.order', { orderId: row.orderId })}
              </small>
              <small>
                <DateTime value={row.updatedDate} />
                {row.reason && ` · ${row.reason}`}
              </small>
              {may && row.state === 'UNCLEAR' && (
                <span>
                  <Button
                    size="small"
                    aria-busy={settle.isPending && settle.variables === row.id}
                    onClick={() => settle.mutate(row.id)}
                  >
                    {translate('plugins.cards.resolve')}
                  </Button>
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
