import Button from '@mui/material/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import type { ToldRedemption } from '../../../shared/plugins.ts';
import { callApi } from '../../access/call-api.ts';
import { useMayDo } from '../../data/desk-registry.ts';
import { DateTime } from '../../ui/DateTime.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Money } from '../../ui/Money.tsx';
import type { PluginRow } from './plugin-form.ts';
import styles from './plugins.module.css';

/** Money that a card of the app paid, or may have, and that did not come to an end. */
export function OpenCards({ plugin: { id } }: { plugin: PluginRow }) {
  const translate = useTranslate();
  const may = useMayDo('plugins', 'edit');
  const path = `/admin/api/plugins/${id}/cards`;
  const { data, error, refetch } = useQuery({
    queryKey: ['plugins', 'cards', id],
    queryFn: ({ signal }) => callApi<{ redemptions: ToldRedemption[] }>('GET', path, undefined, { signal }),
  });
  const settle = useMutation({
    mutationFn: (card: string) => callApi('POST', `${path}/${card}/settle`, {}),
    onSuccess: () => refetch(),
  });
  const redemptions = data?.redemptions ?? [];
  return (
    <section className={styles['part']} aria-label={translate('plugins.cards.title')}>
      <h3>{translate('plugins.cards.title')}</h3>
      <p>{translate('plugins.cards.detail')}</p>
      {error && <ErrorState inline title={translate('plugins.cards.failed')} error={error} />}
      {settle.error && (
        <ErrorState inline title={translate('plugins.cards.settleFailed')} error={settle.error} />
      )}
      {data && redemptions.length === 0 && <p>{translate('plugins.cards.none')}</p>}
      {redemptions.length > 0 && (
        <ol className={styles['faults']}>
          {redemptions.map(
            ({ id: card, lastFour, amount, currency, state, reason, updatedDate, orderId }) => (
              <li key={card}>
                <span>
                  {translate('plugins.cards.card', { lastFour })} ·{' '}
                  <Money amount={amount} currency={currency} />
                </span>
                <span>{translate(`plugins.cards.state.${state}`)}</span>
                <small className={styles['detail']}>{translate('plugins.cards.order', { orderId })}</small>
                <small>
                  <DateTime value={updatedDate} />
                  {reason && ` · ${reason}`}
                </small>
                {may && state === 'UNCLEAR' && (
                  <span>
                    <Button
                      size="small"
                      aria-busy={settle.isPending && settle.variables === card}
                      onClick={() => settle.mutate(card)}
                    >
                      {translate('plugins.cards.settle')}
                    </Button>
                  </span>
                )}
              </li>
            ),
          )}
        </ol>
      )}
    </section>
  );
}
