import IconButton from '@mui/material/IconButton';
import { LogOut, Monitor, Smartphone } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { CustomerSession } from '#shared/customers.ts';
import { customersDesk } from '#shared/desks/customers.ts';
import { agentNames, isPhone } from '#admin/access/profile/agent-names.ts';
import { useMay } from '#admin/access/session.ts';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { shortNameOf, type OpenCustomer } from '../customer-record.ts';
import styles from './page.module.css';
import { useCustomerAction } from './use-customers.ts';
import './messages-sign-in.en.ts';

/** "Firefox on a Mac". */
function deviceName(userAgent: string | undefined, translate: ReturnType<typeof useTranslate>): string {
  const { browser, device } = agentNames(userAgent);
  const place = device && translate(`customers.device.${device}`);
  if (browser && place) return translate('customers.device.on', { browser, place });
  return browser ?? place ?? translate('customers.device.unknown');
}

/** Where they are signed in, the last used first; each may be ended by itself. */
export function Sessions({
  customer,
  sessions,
}: {
  customer: OpenCustomer;
  sessions: readonly CustomerSession[];
}) {
  const translate = useTranslate();
  const mayEnd = useMay(customersDesk.rights.signOut);
  const end = useCustomerAction<string>('customers.signIn.ended', (provider, sessionId) =>
    provider.endSession('customers', { id: customer.id, sessionId }),
  );
  if (sessions.length === 0)
    return (
      <p className={`${styles['sessions']} ${styles['soft']}`}>{translate('customers.show.noSession')}</p>
    );
  return (
    <>
      <ul className={styles['sessions']}>
        {sessions.map(({ id, userAgent, lastUsedDate }) => {
          const device = deviceName(userAgent, translate);
          const Icon = isPhone(userAgent) ? Smartphone : Monitor;
          return (
            <li key={id}>
              <Icon size={14} aria-hidden />
              <span>
                {device}
                <small>
                  {translate('customers.signIn.used')} <DateTime value={lastUsedDate} />
                </small>
              </span>
              {mayEnd && (
                <IconButton
                  size="small"
                  disabled={end.isPending}
                  aria-label={translate('customers.signIn.end', { device, name: shortNameOf(customer) })}
                  onClick={() => end.mutate(id)}
                >
                  <LogOut aria-hidden />
                </IconButton>
              )}
            </li>
          );
        })}
      </ul>
      {end.isError && <ErrorState inline error={end.error} title={translate('customers.signIn.notEnded')} />}
    </>
  );
}
