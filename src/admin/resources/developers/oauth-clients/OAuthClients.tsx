import { LockKeyhole, Server } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { MAX_CLIENTS, type OAuthClientRow } from '#shared/developers.ts';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { PanelListPage } from '#admin/ui/panel/PanelListPage.tsx';
import { StatusChip } from '#admin/ui/StatusChip.tsx';
import { ClientForm } from './ClientForm.tsx';
import './messages.en.ts';
import styles from './oauth-clients.module.css';

/** Storefronts and apps that may ask for tokens of shoppers. */
export default function OAuthClients() {
  const translate = useTranslate();
  return (
    <PanelListPage<OAuthClientRow>
      most={MAX_CLIENTS + 1}
      sort={{ field: 'name', order: 'ASC' }}
      rowName={({ name }) => name}
      form={(row) => <ClientForm client={row} />}
      columns={[
        {
          id: 'redirectUrls',
          label: 'oauth-clients.column.redirectUrls',
          cell: ({ redirectUris, redirectDomains }) => {
            const [first, ...others] = [...redirectUris, ...redirectDomains];
            if (first === undefined) return translate('oauth-clients.nowhere');
            const more = translate('oauth-clients.more', { smart_count: others.length });
            return (
              <span className={styles['position']}>
                {first} {others.length > 0 && <small>{more}</small>}
              </span>
            );
          },
        },
        {
          id: 'kind',
          label: 'oauth-clients.column.kind',
          cell: ({ configured, hasSecret }) => {
            if (configured)
              return (
                <StatusChip
                  tone="calm"
                  icon={LockKeyhole}
                  label={translate('oauth-clients.configured')}
                  quiet
                />
              );
            return hasSecret ? (
              <StatusChip tone="info" icon={Server} label={translate('oauth-clients.onServer')} quiet />
            ) : (
              translate('oauth-clients.inBrowser')
            );
          },
        },
        {
          id: 'created',
          label: 'oauth-clients.column.created',
          cell: ({ createdAt }) => <DateTime value={createdAt} style="day" />,
        },
      ]}
    />
  );
}
