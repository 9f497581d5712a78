import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ApiKeyRow } from '#shared/developers.ts';
import { callApi } from '#admin/access/call-api.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { Facts } from '#admin/ui/panel/PanelBody.tsx';
import styles from './api-keys.module.css';
import { KeyPermissions } from './KeyPermissions.tsx';
import { scopeLabel } from './scope-label.ts';

/** What a key opens, who made it, when it was used; and its end. */
export function KeyPanel({ row }: { row: ApiKeyRow }) {
  const translate = useTranslate();
  const { name, scope, ending, createdAt, createdBy, expiresAt, lastUsedAt, revokedAt } = row;
  const facts = [
    ['scope', scopeLabel(translate, scope)],
    ['key', <code key="key">cpk_…{ending}</code>],
    [
      'created',
      <span key="created">
        <DateTime value={createdAt} />, {createdBy}
      </span>,
    ],
    ['used', lastUsedAt ? <DateTime key="used" value={lastUsedAt} /> : translate('api-keys.never')],
    ['ends', expiresAt ? <DateTime key="ends" value={expiresAt} /> : translate('api-keys.noEnd')],
    ...(revokedAt ? [['revoked', <DateTime key="revoked" value={revokedAt} />] as const] : []),
  ] as const;
  return (
    <div className={styles['form']}>
      <Facts facts={facts.map(([fact, value]) => [translate(`api-keys.fact.${fact}`), value])} />
      <KeyPermissions scope={scope} />
      {!revokedAt && <Revoke row={row} />}
      {revokedAt && <p className={styles['hint']}>{translate('api-keys.revokedDetail', { name })}</p>}
    </div>
  );
}

function Revoke({ row: { id, name, lastUsedAt } }: { row: ApiKeyRow }) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const revoke = useMutation({
    mutationFn: () => callApi<ApiKeyRow>('DELETE', `/admin/api/api-keys/${id}`),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['api-keys'] });
      setAsking(false);
      notify('api-keys.revoke.done', { type: 'success', messageArgs: { name } });
    },
  });
  return (
    <>
      <Button
        color="error"
        variant="text"
        sx={{ justifySelf: 'start', marginInlineStart: '-12px' }}
        onClick={() => setAsking(true)}
      >
        <Ban aria-hidden />
        {translate('api-keys.revoke.action')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={translate('api-keys.revoke.title', { name })}
        confirm={translate('api-keys.revoke.confirm', { name })}
        keep={translate('api-keys.revoke.keep')}
        busy={revoke.isPending}
        error={revoke.error ? { title: translate('api-keys.revoke.failed'), cause: revoke.error } : undefined}
        onConfirm={() => revoke.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>
          {lastUsedAt ? (
            <>
              {translate('api-keys.revoke.used')} <DateTime value={lastUsedAt} />.
            </>
          ) : (
            translate('api-keys.revoke.unused')
          )}
        </p>
        <p>{translate('api-keys.revoke.detail')}</p>
      </ConfirmDialog>
    </>
  );
}
