import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { RefundReply } from '#wix/order-operations.ts';
import { Card } from '#admin/ui/Card.tsx';
import { useOrderLabels } from '../show/use-order-labels.ts';
import { toDecimalString } from './amounts.ts';
import { RefundChip } from './RefundChip.tsx';
import { refundParts } from './refund-history.ts';
import { paymentInSentence } from './source-label.ts';
import styles from './history.module.css';

interface Props {
  orderId: string;
  reply: RefundReply;
  currency: string;
  onMore: () => void;
}

/** What became of it, payment by payment. A failed part waits under "Refunds so far" with its own retry. */
export function ResultCard({ orderId, reply, currency, onMore }: Props) {
  const { translate, money } = useOrderLabels(currency);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const parts = refundParts(reply.refund ?? {});
  const failed = parts.filter(({ state }) => state === 'failed').length;
  const outcome = failed === 0 ? 'done' : failed === parts.length ? 'failed' : 'partly';
  const payments = reply.orderTransactions?.payments ?? [];
  return (
    <Card
      title={
        <span ref={heading} tabIndex={-1} role="status">
          {translate(`orders.refund.result.${outcome}`)}
        </span>
      }
      flush
    >
      <div className={styles['result']}>
        {parts.map((part) => {
          const payment = payments.find(({ _id }) => _id === part.paymentId);
          const to = payment
            ? paymentInSentence(payment, translate)
            : translate('orders.timeline.thePayment');
          return (
            <div key={part.paymentId} className={styles['past']}>
              <span>
                {translate('orders.refund.past.amountTo', {
                  amount: money(toDecimalString(part.amount, currency)),
                  to,
                })}
              </span>
              <RefundChip status={part.state} />
              {part.explanation && <small>{part.explanation}</small>}
            </div>
          );
        })}
        {failed > 0 && <p>{translate('orders.refund.result.failedDetail')}</p>}
        <div className={styles['resultButtons']}>
          <Button variant="contained" component={Link} to={`/orders/${orderId}`}>
            {translate('orders.refund.result.back')}
          </Button>
          <Button onClick={onMore}>{translate('orders.refund.result.more')}</Button>
        </div>
      </div>
    </Card>
  );
}
