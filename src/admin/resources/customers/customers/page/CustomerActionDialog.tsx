import { Check, X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { EmailNotice } from '#admin/ui/EmailNotice.tsx';
import { nameOf, shortNameOf, type OpenCustomer } from '../customer-record.ts';
import { perform, type MemberActionName } from './customer-actions.ts';
import styles from './page.module.css';
import { useCustomerAction } from './use-customers.ts';

interface Props {
  name: Exclude<MemberActionName, 'delete'>;
  customer: OpenCustomer;
  onClose: () => void;
}

const byDeed: Readonly<
  Record<Exclude<MemberActionName, 'delete'>, { stops: readonly string[]; stays: readonly string[] }>
> = {
  approve: { stops: [], stays: ['signIn', 'notified'] },
  block: {
    stops: ['sessions', 'noSignIn', 'profile'],
    stays: ['orders', 'content', 'unblock', 'cancelFirst'],
  },
  mute: { stops: ['writing'], stays: ['signIn', 'orders', 'content', 'unmute'] },
  unmute: { stops: [], stays: ['writing'] },
  password: { stops: ['oldLinks'], stays: ['oldPassword'] },
  signOut: { stops: ['sessions'], stays: ['signIn', 'cart'] },
  disconnect: {
    stops: ['sessions', 'noSignIn', 'profile', 'forGood'],
    stays: ['orders', 'content', 'newAccount', 'cancelFirst'],
  },
};

export function Lines({
  of,
  kind,
  customer,
}: {
  of: readonly string[];
  kind: 'stops' | 'stays';
  customer: OpenCustomer;
}) {
  const translate = useTranslate();
  const Icon = kind === 'stops' ? X : Check;
  const values = {
    name: shortNameOf(customer),
    email: customer.email ?? '',
    smart_count: customer.details.account?.sessions.length ?? 0,
    orders: customer.details.placed,
  };
  const lines = of.filter((line) => line !== 'sessions' || values.smart_count > 0);
  if (lines.length === 0) return null;
  return (
    <section className={styles[kind]}>
      <h3>{translate(`customers.consequences.${kind}`)}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Icon size={14} aria-hidden />
            <span>{translate(`customers.consequence.${kind}.${line}`, values)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Says what will happen and what will not, before anything does. */
export function CustomerActionDialog({ name, customer, onClose }: Props) {
  const translate = useTranslate();
  const { mutate, isPending, error } = useCustomerAction(`customers.action.${name}.done`, (provider) =>
    perform(provider, customer, name),
  );
  const say = (what: string) =>
    translate(`customers.action.${name}.${what}`, { name: shortNameOf(customer), whole: nameOf(customer) });
  const { stops, stays } = byDeed[name];
  return (
    <ConfirmDialog
      open
      title={say('title')}
      confirm={say('confirm')}
      busy={isPending}
      onClose={onClose}
      onConfirm={() => mutate(undefined, { onSuccess: onClose })}
      error={error ? { title: translate('customers.action.failed'), cause: error } : undefined}
    >
      <Lines of={stops} kind="stops" customer={customer} />
      <Lines of={stays} kind="stays" customer={customer} />
      <EmailNotice
        of={name === 'approve' ? 'customers.consequence.stays.notified' : `customers.action.${name}`}
      />
    </ConfirmDialog>
  );
}
