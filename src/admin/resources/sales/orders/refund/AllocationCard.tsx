import Button from '@mui/material/Button';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type Big from 'big.js';
import { Card } from '#admin/ui/Card.tsx';
import { usePhone } from '#admin/ui/use-phone.ts';
import { useOrderLabels } from '../show/use-order-labels.ts';
import type { Allocation } from './allocation.ts';
import { toDecimalString } from './amounts.ts';
import { MembershipRow, PlacementRow } from './PlacementRow.tsx';
import { UNSENT, type ExternalState, type FormChange } from './refund-form.ts';
import type { RefundSource } from './refund-sources.ts';
import { wholeGiftCards } from './whole-gift-cards.ts';
import { WholeGiftCardsNotice } from './WholeGiftCardsNotice.tsx';
import styles from './refund.module.css';

interface Props {
  allocation: Allocation;
  memberships: readonly RefundSource[];
  total: Big;
  external: Readonly<Record<string, ExternalState>>;
  /** Of the buyer. */
  email: string | undefined;
  currency: string;
  change: (change: FormChange) => void;
}

export function AllocationCard({ allocation, memberships, total, external, email, currency, change }: Props) {
  const { translate, money } = useOrderLabels(currency);
  const phone = usePhone();
  const { placements, placed, left, automatic } = allocation;
  const amount = (value: Big) => money(toDecimalString(value, currency));
  /** The first amount typed takes over all the others as they were spread. */
  const place = (paymentId: string, to: string) => {
    if (!automatic) return change({ set: 'placed', payment: paymentId, to });
    const spread = Object.fromEntries(placements.map(({ source, text }) => [source.paymentId, text]));
    return change({ set: 'placedAll', to: { ...spread, [paymentId]: to } });
  };
  const settled = left.eq(0);
  const bound = wholeGiftCards(allocation);
  const status = total.gt(0) && (
    <span className={settled ? styles['final'] : styles['unsettled']} role="status">
      {settled ? <CircleCheck size={14} aria-hidden /> : <CircleAlert size={14} aria-hidden />}
      {settled
        ? translate('orders.refund.target.placed', { placed: amount(placed), total: amount(total) })
        : translate(left.gt(0) ? 'orders.refund.target.unassigned' : 'orders.refund.target.over', {
            amount: amount(left.abs()),
          })}
    </span>
  );
  return (
    <Card
      title={translate('orders.refund.target.title')}
      flush
      actions={
        <>
          {!phone && status}
          <Button
            variant="text"
            size="small"
            disabled={automatic}
            onClick={() => change({ set: 'placedAll', to: {} })}
          >
            {translate('orders.refund.target.spread')}
          </Button>
        </>
      }
    >
      {phone && status && <div className={styles['status']}>{status}</div>}
      {bound && <WholeGiftCardsNotice bound={bound} {...{ placed, currency, email, change }} />}
      {placements.map((placement) => (
        <PlacementRow
          key={placement.source.paymentId}
          placement={placement}
          external={external[placement.source.paymentId] ?? UNSENT}
          currency={currency}
          onAmount={(to) => place(placement.source.paymentId, to)}
          onExternal={(to) => change({ set: 'external', payment: placement.source.paymentId, to })}
        />
      ))}
      {memberships.map((source) => (
        <MembershipRow key={source.paymentId} source={source} />
      ))}
    </Card>
  );
}
