import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { CirclePause, CirclePlay, List } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { MAX_WAITING_COUNTED, type Webhook } from '#shared/webhooks.ts';
import { toCallError } from '#wix/errors.ts';
import { callApi } from '#admin/access/call-api.ts';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { useRecordCommands, type Command } from '#admin/ui/record-commands.ts';
import { StateChip } from './StateChip.tsx';
import { useWebhookNow } from './use-webhook-now.ts';
import styles from './webhooks.module.css';

/** How it stands, why, and what can be done about it. */
export function WebhookQueue({ webhook: opened }: { webhook: Webhook }) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const { id, name } = opened;
  const webhook = useWebhookNow(id, opened).data ?? opened;
  const { state, lane } = webhook;
  const { mutate, isPending } = useMutation({
    mutationFn: (action: 'pause' | 'resume') =>
      callApi<Webhook>('POST', `/admin/api/webhooks/${id}/${action}`, {}),
    onSuccess: async (_webhook, action) => {
      await client.invalidateQueries({ queryKey: ['webhooks'] });
      notify(`webhooks.done.${action}`, { type: 'success', messageArgs: { name } });
    },
    onError: (error) => notify(toCallError(error).message, { type: 'error' }),
  });
  const failing = lane.failing;
  const goesOn = state === 'ACTIVE';
  const count = `${lane.waiting.toLocaleString('en')}${lane.waiting >= MAX_WAITING_COUNTED ? '+' : ''}`;
  const resumes = translate(`webhooks.action.${goesOn ? 'tryNow' : 'resume'}`);
  const mayResume = !goesOn || failing !== null;
  useRecordCommands(
    useMemo(() => {
      const commands: Command[] = [
        {
          id: 'deliveries',
          icon: List,
          label: translate('webhooks.deliveries'),
          to: `/webhooks/${id}/deliveries`,
        },
      ];
      if (mayResume)
        commands.push({ id: 'resume', icon: CirclePlay, label: resumes, run: () => mutate('resume') });
      if (goesOn)
        commands.push({
          id: 'pause',
          icon: CirclePause,
          label: translate('webhooks.action.pause'),
          run: () => mutate('pause'),
        });
      return { record: name, to: `/webhooks/${id}`, commands };
    }, [translate, id, name, goesOn, mayResume, resumes, mutate]),
  );
  return (
    <section className={styles['deliveryStatus']} aria-label={translate('webhooks.deliveryStatus')}>
      <StateChip webhook={webhook} />
      <p>
        {translate(`webhooks.reason.${failing && goesOn ? 'failing' : state}`)}{' '}
        {failing && (
          <>
            {translate('webhooks.failingSince')} <DateTime value={failing.since} />
            {goesOn && (
              <>
                , {translate('webhooks.nextTry')} <DateTime value={failing.nextTry} style="time" />
              </>
            )}
            .
          </>
        )}
      </p>
      <p>
        {translate('webhooks.counts', { smart_count: lane.waiting, count })}
        {lane.parked > 0 && ` ${translate('webhooks.parkedCount', { smart_count: lane.parked })}`}
      </p>
      <div className="wrap-8">
        <Button size="small" component={Link} to={`/webhooks/${id}/deliveries`}>
          <List aria-hidden />
          {translate('webhooks.deliveries')}
        </Button>
        {mayResume && (
          <Button size="small" variant="contained" disabled={isPending} onClick={() => mutate('resume')}>
            <CirclePlay aria-hidden />
            {resumes}
          </Button>
        )}
        {goesOn && (
          <Button size="small" disabled={isPending} onClick={() => mutate('pause')}>
            <CirclePause aria-hidden />
            {translate('webhooks.action.pause')}
          </Button>
        )}
      </div>
    </section>
  );
}
