import { Monitor, ShieldCheck, Shield } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { CustomerAccount } from '../../../../shared/customers.ts';
import { AsideSection, Facts } from '../../../ui/Columns.tsx';
import { DateTime } from '../../../ui/DateTime.tsx';
import styles from './page.module.css';

/** With what they sign in, and where they are signed in now. */
export function SignIn({ account }: { account: CustomerAccount }) {
  const translate = useTranslate();
  const { hasPassword, factors, sessions } = account;
  const Factor = factors.length > 0 ? ShieldCheck : Shield;
  return (
    <AsideSection title={translate('customers.show.signIn')}>
      <Facts
        items={[
          [
            translate('customers.show.password'),
            translate(`customers.show.${hasPassword ? 'passwordSet' : 'noPassword'}`),
          ],
          [
            translate('customers.show.factor'),
            <span key="factor" className={styles['sure']}>
              <Factor size={14} aria-hidden />
              {factors.length > 0
                ? factors.map((type) => translate(`customers.factor.${type}`, { _: type })).join(', ')
                : translate('customers.show.noFactor')}
            </span>,
          ],
        ]}
      />
      <ul className={styles['sessions']}>
        {sessions.map(({ id, lastUsedDate }) => (
          <li key={id}>
            <Monitor size={14} aria-hidden />
            <span>
              {translate('customers.show.session')} <DateTime value={lastUsedDate} />
            </span>
          </li>
        ))}
        {sessions.length === 0 && <li className={styles['soft']}>{translate('customers.show.noSession')}</li>}
      </ul>
    </AsideSection>
  );
}
