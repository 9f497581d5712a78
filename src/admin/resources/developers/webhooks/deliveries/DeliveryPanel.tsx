import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import type { WebhookDeliveryDetails } from '#shared/webhooks.ts';
import { toCallError } from '#wix/errors.ts';
import { callApi } from '#admin/access/call-api.ts';
import { CodeBlock } from '#admin/ui/CodeBlock.tsx';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { LoadError } from '#admin/ui/query-state/LoadError.tsx';
import { Facts, PanelBody, type Fact } from '#admin/ui/panel/PanelBody.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { AnswerChip, answerLabel } from './AnswerChip.tsx';
import styles from './deliveries.module.css';

const json = (value: unknown): string => JSON.stringify(value, undefined, 2);

/** One event for one subscriber: what was sent, each try with its answer, and once more. */
export function DeliveryPanel({ webhookId, id }: { webhookId: string; id: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const path = `/admin/api/webhooks/${webhookId}`;
  const { data, error, refetch } = useQuery({
    queryKey: ['webhooks', 'deliveries', webhookId, 'one', id],
    queryFn: ({ signal }) =>
      callApi<WebhookDeliveryDetails>('GET', `${path}/deliveries/${id}`, undefined, { signal }),
    refetchInterval: ({ state: { data: known } }) => (known?.state === 'DELIVERED' ? false : 3_000),
  });
  const again = useMutation({
    mutationFn: () => callApi('POST', `${path}/replay`, { deliveryId: id }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['webhooks'] });
      notify('deliveries.replay.oneDone', { type: 'success' });
    },
    onError: (thrown) => notify(toCallError(thrown).message, { type: 'error' }),
  });
  if (!data)
    return error ? (
      <LoadError error={error} words="deliveries" retry={() => void refetch()} />
    ) : (
      <LineSkeleton />
    );
  const { eventType, entityId, nextTry, history, payload, identity } = data;
  const facts: readonly Fact[] = [
    [translate('deliveries.column.event'), eventType],
    [translate('deliveries.column.entity'), <code key="entity">{entityId}</code>],
    ...(nextTry
      ? [[translate('deliveries.nextTry'), <DateTime key="next" value={nextTry} style="long" />] as const]
      : []),
  ];
  return (
    <PanelBody>
      <div>
        <AnswerChip delivery={data} />
      </div>
      <Facts facts={facts} />
      <section className={styles['tries']} aria-label={translate('deliveries.column.tries')}>
        <h3>{translate('deliveries.column.tries')}</h3>
        {history.length === 0 && <p>{translate('deliveries.untried')}</p>}
        <ol>
          {history.toReversed().map((one) => (
            <li key={one.date}>
              <b>{answerLabel(translate, one)}</b> <DateTime value={one.date} style="long" />{' '}
              <span className="num">{translate('deliveries.took', { ms: one.milliseconds })}</span>
              {one.answer !== '' && <pre>{one.answer}</pre>}
            </li>
          ))}
        </ol>
      </section>
      {payload === null ? (
        <p>{translate('deliveries.forgotten')}</p>
      ) : (
        <CodeBlock label={translate('deliveries.payload')} text={json(payload)} />
      )}
      <CodeBlock label={translate('deliveries.identity')} text={json(identity)} />
      <Button disabled={again.isPending || payload === null} onClick={() => again.mutate()}>
        <History aria-hidden />
        {translate('deliveries.replay.one')}
      </Button>
    </PanelBody>
  );
}
