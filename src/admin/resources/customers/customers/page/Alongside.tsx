import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { GiftCardView } from '#shared/gift-cards.ts';
import { Card } from '#admin/ui/Card.tsx';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { Money } from '#admin/ui/Money.tsx';
import { emailsOf, type OpenCustomer } from '../customer-record.ts';
import styles from './page.module.css';
import { useTheirs } from './use-theirs.ts';

interface Contract {
  id: string;
  _createdDate?: Date | string | null;
}

interface Props {
  customer: OpenCustomer;
  /** Who may read them. */
  subscriptions: boolean;
  cards: boolean;
}

/** Subscriptions, and gift cards that were sent to them; nothing where there are none. */
export function Alongside({ customer, subscriptions, cards }: Props) {
  const emails = emailsOf(customer);
  const translate = useTranslate();
  const contracts = useTheirs<Contract>('subscriptions', {
    target: 'email',
    id: emails,
    sort: 'createdDate',
    enabled: subscriptions && emails.length > 0,
  });
  const input = useTheirs<GiftCardView>('gift-cards', {
    target: 'recipient.email',
    id: emails,
    sort: 'createdDate',
    enabled: cards && emails.length > 0,
  });
  const anyContract = (contracts.data?.length ?? 0) > 0;
  const anyCard = (input.data?.length ?? 0) > 0;
  if (!anyContract && !anyCard) return null;
  return (
    <Card id="alongside" title={translate('customers.show.alongside')} flush>
      <ul>
        {contracts.data?.map((contract) => (
          <li key={contract.id}>
            <Link to={`/subscriptions/${contract.id}`} className={styles['row']}>
              <b>{translate('customers.show.subscription')}</b>
              <small>
                {translate('customers.show.since')} <DateTime value={contract._createdDate} style="day" />
              </small>
            </Link>
          </li>
        ))}
        {input.data?.map((card) => (
          <li key={card.id}>
            <Link to={`/gift-cards/${card.id}`} className={styles['row']}>
              <b>{translate('customers.show.giftCard', { end: card.lastFour })}</b>
              <Money amount={card.balance} currency={card.currency} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
