import Button from '@mui/material/Button';
import { KeyRound, LogOut, Shield, ShieldCheck, ShieldOff } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { CustomerAccount } from '#shared/customers.ts';
import { customersDesk } from '#shared/desks/customers.ts';
import { may, useMay } from '#admin/access/session.ts';
import { AsideSection, Facts } from '#admin/ui/Columns.tsx';
import type { OpenCustomer } from '../customer-record.ts';
import { customerActions, customerActionsFor, type MemberActionName } from './customer-actions.ts';
import { ResetFactors } from './ResetFactors.tsx';
import { Sessions } from './Sessions.tsx';
import styles from './page.module.css';
import './messages-sign-in.en.ts';

const OFFERED = [
  { name: 'password', icon: KeyRound },
  { name: 'signOut', icon: LogOut },
] as const;

interface Props {
  customer: OpenCustomer;
  account: CustomerAccount;
  onAsk: (name: MemberActionName) => void;
}

/** With what they sign in, where they are signed in now, and what the shop may do about it. */
export function SignIn({ customer, account, onAsk }: Props) {
  const translate = useTranslate();
  const mayReset = useMay(customersDesk.rights.signOut);
  const [resetting, setResetting] = useState(false);
  const { hasPassword, factors, sessions } = account;
  const Factor = factors.length > 0 ? ShieldCheck : Shield;
  const fitting = customerActionsFor(customer);
  const offered = OFFERED.filter(({ name }) => fitting.includes(name) && may(customerActions[name].right));
  const reset = mayReset && factors.length > 0;
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
      <Sessions customer={customer} sessions={sessions} />
      {(offered.length > 0 || reset) && (
        <div className={styles['signInActions']}>
          {offered.map(({ name, icon: Icon }) => (
            <Button key={name} size="small" onClick={() => onAsk(name)}>
              <Icon aria-hidden />
              {translate(`customers.signIn.${name}`)}
            </Button>
          ))}
          {reset && (
            <Button size="small" onClick={() => setResetting(true)}>
              <ShieldOff aria-hidden />
              {translate('customers.signIn.reset')}
            </Button>
          )}
        </div>
      )}
      {resetting && (
        <ResetFactors customer={customer} account={account} onClose={() => setResetting(false)} />
      )}
    </AsideSection>
  );
}
