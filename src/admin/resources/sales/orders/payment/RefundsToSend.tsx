import Button from '@mui/material/Button';
import { Check, Hourglass } from 'lucide-react';
import { useState } from 'react';
import type { Payment } from '#wix/order-operations.ts';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { Money } from '#admin/ui/Money.tsx';
import { toDecimalString } from '../refund/amounts.ts';
import { partsToSend, type PastRefund, type RefundPart } from '../refund/refund-history.ts';
import { paymentInSentence } from '../refund/source-label.ts';
import styles from '../show/PaymentsCard.module.css';
import { useOrderLabels } from '../show/use-order-labels.ts';
import { MarkSentDialog } from './MarkSentDialog.tsx';

interface Props {
  orderId: string;
  refunds: readonly PastRefund[];
  payments: readonly Payment[];
  currency: string;
  mayMark: boolean;
}

/** A row for each refund that waits for a person to send it. */
export function RefundsToSend({ orderId, refunds, payments, currency, mayMark }: Props) {
  const { translate } = useOrderLabels(currency);
  const [refundPart, setRefundPart] = useState<RefundPart>();
  const nameOf = ({ paymentId }: RefundPart): string => {
    const payment = payments.find(({ _id }) => _id === paymentId);
    return payment ? paymentInSentence(payment, translate) : translate('orders.timeline.thePayment');
  };
  return (
    <>
      {partsToSend(refunds).map((part) => (
        <div key={`${part.refundId} ${part.paymentId}`} className={styles['row']}>
          <Hourglass size={16} aria-hidden />
          <div>
            {translate('orders.toSend.row', { by: nameOf(part) })}
            <small>
              {translate('orders.toSend.since')}{' '}
              <DateTime value={refunds.find(({ id }) => id === part.refundId)?.at} style="long" />
            </small>
          </div>
          <span className={styles['state']}>
            {mayMark && (
              <Button size="small" onClick={() => setRefundPart(part)}>
                <Check aria-hidden />
                {translate('orders.toSend.confirm')}
              </Button>
            )}
          </span>
          <span className={styles['amount']}>
            <Money amount={toDecimalString(part.amount, currency)} currency={currency} />
          </span>
        </div>
      ))}
      {refundPart && (
        <MarkSentDialog
          orderId={orderId}
          part={refundPart}
          payments={payments}
          currency={currency}
          onClose={() => setRefundPart(undefined)}
        />
      )}
    </>
  );
}
