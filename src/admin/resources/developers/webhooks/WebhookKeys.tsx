import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { USUAL_OVERLAP_HOURS, type Webhook } from '#shared/webhooks.ts';
import { callApi } from '#admin/access/call-api.ts';
import { CodeBlock } from '#admin/ui/CodeBlock.tsx';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { SelectField } from '#admin/ui/SelectField.tsx';
import styles from './webhooks.module.css';

const overlaps = ['0', '1', '24', '72', '168'] as const;

/** What the subscriber knows us by; another one takes over while the one before still counts. */
export function WebhookKeys({ webhook: { id, name, keys } }: { webhook: Webhook }) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [hours, setHours] = useState<(typeof overlaps)[number]>(`${USUAL_OVERLAP_HOURS}`);
  const rotate = useMutation({
    mutationFn: () =>
      callApi<Webhook>('POST', `/admin/api/webhooks/${id}/rotate`, { overlapHours: Number(hours) }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['webhooks'] });
      setAsking(false);
      notify('webhooks.done.rotate', { type: 'success', messageArgs: { name } });
    },
  });
  return (
    <section className={styles['keys']} aria-label={translate('webhooks.keys')}>
      {keys.map(({ id: keyId, publicKey, createdDate, retiresDate }, index) => (
        <div key={keyId}>
          <CodeBlock
            label={translate(index === 0 ? 'webhooks.publicKey' : 'webhooks.formerKey')}
            text={publicKey.trim()}
          />
          <p className={styles['hint']}>
            {translate('webhooks.keyMade')} <DateTime value={createdDate} style="day" />
            {retiresDate && (
              <>
                , {translate('webhooks.keyUntil')} <DateTime value={retiresDate} style="long" />
              </>
            )}
            .
          </p>
        </div>
      ))}
      <Button
        size="small"
        onClick={() => {
          rotate.reset();
          setAsking(true);
        }}
      >
        <RotateCw aria-hidden />
        {translate('webhooks.action.rotate')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={translate('webhooks.rotate.title', { name })}
        confirm={translate('webhooks.rotate.confirm')}
        busy={rotate.isPending}
        error={rotate.error ? { title: translate('webhooks.rotate.failed'), cause: rotate.error } : undefined}
        onConfirm={() => rotate.mutate()}
        onClose={() => setAsking(false)}
      >
        <p className={styles['hint']}>{translate('webhooks.rotate.detail')}</p>
        <SelectField label={translate('webhooks.rotate.overlap')} value={hours} onChange={setHours}>
          {overlaps.map((value) => (
            <MenuItem key={value} value={value}>
              {translate(`webhooks.rotate.hours.${value}`)}
            </MenuItem>
          ))}
        </SelectField>
      </ConfirmDialog>
    </section>
  );
}
