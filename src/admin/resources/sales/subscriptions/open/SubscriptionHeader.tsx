import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { addressOf } from '#admin/data/list-state.ts';
import { Facts } from '#admin/ui/Columns.tsx';
import { Money } from '#admin/ui/Money.tsx';
import { PlanCell } from '../columns.tsx';
import { Next } from '../Next.tsx';
import { SubscriptionStatusChip } from '../SubscriptionStatusChip.tsx';
import type { OpenRecord } from '../subscription-record.ts';
import styles from '../subscriptions.module.css';
import { useFrequencyLabel } from '../use-frequency-label.ts';
import { SubscriptionActions } from './SubscriptionActions.tsx';
import { SubscriptionProblem } from './SubscriptionProblem.tsx';

function Card({ one: { cards } }: { one: OpenRecord }) {
  const translate = useTranslate();
  const card = cards?.find(({ isCharged }) => isCharged);
  return card
    ? translate('subscriptions.show.cardOf', { brand: card.brand, digits: card.lastFourDigits })
    : translate('subscriptions.show.noCard');
}

/** Who gets what for how much, how it stands, and what can be done about it. */
export function SubscriptionHeader({ one }: { one: OpenRecord }) {
  const translate = useTranslate();
  const rhythm = useFrequencyLabel();
  const { email, amount, currency, title, billingCycles, paidCycles, standing } = one;
  const isOver = standing === 'CANCELED' || standing === 'ENDED';
  return (
    <div className={styles['section']}>
      <div className={styles['line']}>
        {email ? (
          <a href={`mailto:${email}`} className="link">
            <bdi>{email}</bdi>
          </a>
        ) : (
          <span />
        )}
        <SubscriptionStatusChip status={standing} />
      </div>
      <p className={styles['big']}>
        <Money amount={amount} currency={currency} />
        <span>{[...new Set([rhythm(one), title])].filter(Boolean).join(' · ')}</span>
      </p>
      <PlanCell one={one} />
      <Facts
        items={[
          [translate(`subscriptions.show.${isOver ? 'over' : 'next'}`), <Next key="next" one={one} />],
          [
            translate('subscriptions.show.paid'),
            billingCycles === undefined
              ? translate('subscriptions.show.paidOpen', { smart_count: paidCycles })
              : translate('subscriptions.paidOf', { paid: paidCycles, all: billingCycles }),
          ],
          ...(one.cards && !isOver
            ? [[translate('subscriptions.show.card'), <Card key="card" one={one} />] as const]
            : []),
          ...(email
            ? [
                [
                  translate('subscriptions.show.member'),
                  <Link key="member" to={addressOf('orders', { q: email })} className="link">
                    {translate('subscriptions.show.theirOrders')}
                  </Link>,
                ] as const,
              ]
            : []),
        ]}
      />
      <SubscriptionProblem one={one} />
      <SubscriptionActions one={one} />
    </div>
  );
}
