import { Ban, TimerOff } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { MAX_KEYS, type ApiKeyRow } from '#shared/developers.ts';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { PanelListPage } from '#admin/ui/panel/PanelListPage.tsx';
import { StatusChip } from '#admin/ui/StatusChip.tsx';
import { useNow } from '#admin/ui/use-now.ts';
import { KeyPanel } from './KeyPanel.tsx';
import { NewKey } from './NewKey.tsx';
import { scopeLabel } from './scope-label.ts';
import './messages.en.ts';

/** Whom the shop lets in by a key. */
export default function ApiKeys() {
  const translate = useTranslate();
  return (
    <PanelListPage<ApiKeyRow>
      // Revoked ones stay for a while.
      most={MAX_KEYS * 5}
      sort={{ field: 'createdAt', order: 'DESC' }}
      rowName={({ name }) => name}
      form={(row) => (row ? <KeyPanel row={row} /> : <NewKey />)}
      columns={[
        {
          id: 'ending',
          label: 'api-keys.column.ending',
          cell: ({ ending }) => <code className="muted">…{ending}</code>,
        },
        {
          id: 'scope',
          label: 'api-keys.column.scope',
          cell: ({ scope }) => scopeLabel(translate, scope),
        },
        {
          id: 'used',
          label: 'api-keys.column.used',
          cell: ({ lastUsedAt }) =>
            lastUsedAt ? <DateTime value={lastUsedAt} /> : translate('api-keys.never'),
        },
        { id: 'ends', label: 'api-keys.column.ends', cell: (row) => <Ends row={row} /> },
      ]}
    />
  );
}

function Ends({ row: { revokedAt, expiresAt } }: { row: ApiKeyRow }) {
  const translate = useTranslate();
  const now = useNow();
  if (revokedAt) return <StatusChip tone="bad" icon={Ban} label={translate('api-keys.revoked')} />;
  if (!expiresAt) return translate('api-keys.noEnd');
  return new Date(expiresAt) <= now ? (
    <StatusChip tone="calm" icon={TimerOff} label={translate('api-keys.expired')} />
  ) : (
    <DateTime value={expiresAt} style="day" />
  );
}
