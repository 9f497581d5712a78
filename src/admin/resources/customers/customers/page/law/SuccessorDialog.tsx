import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { CustomerSummary } from '#shared/customers.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { nameOf, shortNameOf } from '../../customer-record.ts';
import { Lines } from '../CustomerActionDialog.tsx';
import { useCustomerAction } from '../use-customers.ts';
import { CustomerFinder } from './CustomerFinder.tsx';
import type { LawProps } from './law-props.ts';
import styles from './law.module.css';
import '../messages-page.en.ts';
import './messages.en.ts';

const ways = ['owner', 'member', 'nobody'] as const;
type SuccessorChoice = (typeof ways)[number];

const MEMBERS = ['APPROVED', 'PENDING', 'BLOCKED'];
const STOPS = ['sessions', 'account', 'subscriptions', 'addresses', 'forGood'];
const STAYS = ['orders', 'guest', 'newAccount'];

/** The end of an account, and whose what was written in it is from then on. */
export default function SuccessorDialog({ customer, onClose }: LawProps) {
  const translate = useTranslate();
  const [way, setWay] = useState<SuccessorChoice>('owner');
  const [customerSummary, setCustomerSummary] = useState<CustomerSummary>();
  const { id, memberId = '' } = customer;
  const { reviews } = customer.details;
  const named = { owner: undefined, member: customerSummary?.memberId, nobody: null }[way];
  const { mutate, isPending, error } = useCustomerAction('customers.successor.done', (provider) =>
    provider.deleteAccount('customers', { id, memberId, heir: named }),
  );
  const say = (key: string) =>
    translate(`customers.successor.${key}`, {
      name: shortNameOf(customer),
      whole: nameOf(customer),
      smart_count: reviews,
    });
  return (
    <ConfirmDialog
      open
      title={say('title')}
      confirm={say('confirm')}
      busy={isPending}
      disabled={way === 'member' && !customerSummary}
      onClose={onClose}
      onConfirm={() => mutate(undefined, { onSuccess: onClose })}
      error={error ? { title: translate('customers.action.failed'), cause: error } : undefined}
    >
      <Lines of={STOPS} kind="stops" customer={customer} />
      <Lines of={STAYS} kind="stays" customer={customer} />
      <fieldset className={styles['options']}>
        <legend>{say('question')}</legend>
        <p>{say(reviews > 0 ? 'reviews' : 'noReviews')}</p>
        {ways.map((one) => (
          <label key={one}>
            <input type="radio" name="heir" checked={way === one} onChange={() => setWay(one)} />
            <span>
              {say(one)}
              {one !== 'member' && <small>{say(`${one}Detail`)}</small>}
            </span>
          </label>
        ))}
        {way === 'member' && (
          <CustomerFinder
            label={say('member')}
            except={id}
            status={MEMBERS}
            chosen={customerSummary}
            onChoose={setCustomerSummary}
          />
        )}
        {way !== 'nobody' && <p className="muted">{say('reviewsRetained')}</p>}
      </fieldset>
    </ConfirmDialog>
  );
}
