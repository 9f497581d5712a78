import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Check, X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { CustomerAccount } from '#shared/customers.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { EmailNotice } from '#admin/ui/EmailNotice.tsx';
import { nameOf, shortNameOf, type OpenCustomer } from '../customer-record.ts';
import styles from './page.module.css';
import { useCustomerAction } from './use-customers.ts';
import './messages-sign-in.en.ts';

interface Props {
  customer: OpenCustomer;
  account: CustomerAccount;
  onClose: () => void;
}

/**
 * Whoever takes over an account begins by having its second factor taken away: the person in the back office says that
 * they know whom they speak to.
 */
export function ResetFactors({ customer, account, onClose }: Props) {
  const translate = useTranslate();
  const [sure, setSure] = useState(false);
  const { mutate, isPending, error } = useCustomerAction('customers.signIn.resetDone', (provider) =>
    provider.resetFactors('customers', { id: customer.id }),
  );
  const values = {
    name: shortNameOf(customer),
    whole: nameOf(customer),
    email: customer.email ?? '',
    factors: account.factors.map((type) => translate(`customers.factor.${type}`, { _: type })).join(', '),
  };
  const say = (key: string) => translate(`customers.signIn.${key}`, values);
  return (
    <ConfirmDialog
      open
      title={say('resetTitle')}
      confirm={say('resetConfirm')}
      busy={isPending}
      disabled={!sure}
      onClose={onClose}
      onConfirm={() => mutate(undefined, { onSuccess: onClose })}
      error={error ? { title: translate('customers.action.failed'), cause: error } : undefined}
    >
      <section className={styles['stops']}>
        <h3>{translate('customers.consequences.stops')}</h3>
        <ul>
          {['resetFactors', 'resetCodes'].map((line) => (
            <li key={line}>
              <X size={14} aria-hidden />
              <span>{say(line)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles['stays']}>
        <h3>{translate('customers.consequences.stays')}</h3>
        <ul>
          {['resetPassword', 'resetTold', 'resetSessions'].map((line) => (
            <li key={line}>
              <Check size={14} aria-hidden />
              <span>{say(line)}</span>
            </li>
          ))}
        </ul>
      </section>
      <EmailNotice of="customers.signIn.resetEmail" />
      <FormControlLabel
        sx={{ mt: 1 }}
        control={<Checkbox size="small" checked={sure} onChange={(_event, on) => setSure(on)} />}
        label={say('resetSure')}
      />
    </ConfirmDialog>
  );
}
