import Button from '@mui/material/Button';
import { CircleCheck } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Card } from '#admin/ui/Card.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { Money } from '#admin/ui/Money.tsx';
import { StatusChip } from '#admin/ui/StatusChip.tsx';
import type { OrderRecord } from '../order-record.ts';
import { RemoveTipDialog } from './RemoveTipDialog.tsx';
import styles from './tip.module.css';
import { useTip } from './use-tip.ts';
import './messages.en.ts';

interface Props {
  order: OrderRecord;
  amount: string;
  /** Undefined where it cannot be changed. */
  onChange: (() => void) | undefined;
  mayRemove: boolean;
}

/** Who has which part of the tip. */
export default function TipCard({ order, amount, onChange, mayRemove }: Props) {
  const translate = useTranslate();
  const [removing, setRemoving] = useState(false);
  const tip = useTip(order.id, true);
  const currency = order.currency ?? '';
  const parts = tip.data?.distributions ?? [];
  const left = tip.data?.undistributedAmount;
  const isPaidOut = parts.some(({ transaction }) => transaction);
  return (
    <Card
      flush
      id="tip"
      title={translate('orders.tip.title')}
      note={<Money amount={amount} currency={currency} />}
      actions={
        <>
          {mayRemove && onChange && !isPaidOut && (
            <Button
              variant="text"
              size="small"
              aria-label={translate('orders.tip.removeOf')}
              onClick={() => setRemoving(true)}
            >
              {translate('orders.tip.remove')}
            </Button>
          )}
          {onChange && (
            <Button
              variant="text"
              size="small"
              aria-label={translate('orders.tip.changeOf')}
              onClick={onChange}
            >
              {translate('orders.tip.change')}
            </Button>
          )}
        </>
      }
    >
      {tip.isError ? (
        <ErrorState
          inline
          title={translate('orders.tip.loadFailed')}
          error={tip.error}
          retry={() => void tip.refetch()}
        />
      ) : (
        <ul className={styles['sections']}>
          {parts.map((part) => (
            <li key={part._id}>
              <span>{part.staff?.name || translate('orders.tip.someone')}</span>
              {part.transaction && (
                <StatusChip quiet tone="ok" icon={CircleCheck} label={translate('orders.tip.charged')} />
              )}
              <Money amount={part.amount ?? ''} currency={currency} />
            </li>
          ))}
          {left && (
            <li className="subtle">
              <span>{translate('orders.tip.undistributed')}</span>
              <Money amount={left} currency={currency} />
            </li>
          )}
        </ul>
      )}
      {removing && <RemoveTipDialog order={order} amount={amount} onClose={() => setRemoving(false)} />}
    </Card>
  );
}
