import { lastMomentOf } from '#shared/gift-cards.ts';
import { WorkOr } from '#admin/ui/grid/WorkOr.tsx';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { Money } from '#admin/ui/Money.tsx';
import type { ResourceColumn } from '#admin/ui/grid/resource-column.ts';
import type { GiftCardRecord } from './gift-card-record.ts';
import { RemainingBalance } from './RemainingBalance.tsx';
import { Origin } from './Origin.tsx';
import { StateChip } from './StateChip.tsx';
import { CardRecipient } from './CardRecipient.tsx';
import styles from './gift-cards.module.css';

export const columns: readonly ResourceColumn<GiftCardRecord>[] = [
  {
    id: 'card',
    label: 'gift-cards.column.card',
    width: 92,
    render: ({ lastFour }) => <span className={styles['code']}>•• {lastFour}</span>,
  },
  {
    id: 'for',
    label: 'gift-cards.column.for',
    width: 176,
    grows: true,
    render: (card) => (
      <span className={styles['for']}>
        <b>
          <CardRecipient card={card} />
        </b>
        <small>
          <Origin card={card} />
        </small>
      </span>
    ),
  },
  {
    id: 'balanceOfValue',
    label: 'gift-cards.column.balanceOfValue',
    width: 126,
    sortBy: 'loaded',
    render: (card) => <RemainingBalance card={card} />,
  },
  {
    id: 'state',
    label: 'gift-cards.column.state',
    width: 172,
    sortBy: 'state',
    render: (card) => (
      <WorkOr id={card.id}>
        <StateChip card={card} />
      </WorkOr>
    ),
  },
  {
    id: 'until',
    label: 'gift-cards.column.until',
    width: 108,
    sortBy: 'expirationDate',
    className: 'soft',
    render: ({ expirationDate }) => (
      <DateTime value={expirationDate && lastMomentOf(expirationDate)} style="day" />
    ),
  },
  {
    id: 'balance',
    label: 'gift-cards.column.balance',
    width: 104,
    end: true,
    sortBy: 'balance',
    className: 'strong',
    render: ({ balance, currency }) => <Money amount={balance} currency={currency} />,
  },
  {
    id: 'changed',
    label: 'gift-cards.column.changed',
    width: 116,
    optional: true,
    sortBy: 'updatedDate',
    className: 'soft',
    render: ({ updatedDate }) => <DateTime value={updatedDate} />,
  },
  {
    id: 'sends',
    label: 'gift-cards.column.sends',
    width: 116,
    optional: true,
    sortBy: 'sendDate',
    className: 'soft',
    render: ({ sentDate, sendDate }) => <DateTime value={sentDate ?? sendDate} />,
  },
];
