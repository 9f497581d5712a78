import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ReplayRequest } from '#shared/webhooks.ts';
import { callApi } from '#admin/access/call-api.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { moment } from '#admin/data/store-moment.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { violationsOf } from '#admin/ui/form/violations.ts';
import { DateTimeField } from '#admin/ui/date/DateField.tsx';
import styles from './deliveries.module.css';

/** All that happened in a stretch of time, once more; without an end everything since. */
export function ReplayDialog({ webhookId, onClose }: { webhookId: string; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const { timeZone } = useStoreProfile();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const since = moment(from, timeZone);
  const until = to === '' ? undefined : moment(to, timeZone);
  const replay = useMutation({
    mutationFn: (request: ReplayRequest) =>
      callApi<{ events: number }>('POST', `/admin/api/webhooks/${webhookId}/replay`, request),
    onSuccess: async ({ events }) => {
      await client.invalidateQueries({ queryKey: ['webhooks'] });
      notify('deliveries.replay.done', { type: 'success', messageArgs: { smart_count: events } });
      onClose();
    },
  });
  const rejected = violationsOf(replay.error, ['from', 'to']);
  const turned = since !== undefined && until !== undefined && until <= since;
  return (
    <ConfirmDialog
      open
      title={translate('deliveries.replay.title')}
      confirm={translate('deliveries.replay.confirm')}
      busy={replay.isPending}
      disabled={since === undefined || turned}
      error={rejected.other && { title: translate('deliveries.replay.failed'), cause: rejected.other }}
      onConfirm={() => {
        if (since) replay.mutate({ from: since, ...(until !== undefined && { to: until }) });
      }}
      onClose={onClose}
    >
      <p className={styles['hint']}>{translate('deliveries.replay.detail')}</p>
      <div className="stack-14">
        <DateTimeField
          label={translate('deliveries.replay.from')}
          value={from}
          error={rejected.of('from')}
          autoFocus
          onChange={setFrom}
        />
        <DateTimeField
          label={translate('deliveries.replay.to')}
          value={to}
          hint={translate('deliveries.replay.toHint')}
          error={turned ? translate('deliveries.replay.turned') : rejected.of('to')}
          onChange={setTo}
        />
      </div>
    </ConfirmDialog>
  );
}
