import Button from '@mui/material/Button';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { OrderRefundability, OrderTransactions, Payment } from '#wix/order-operations.ts';
import { Card } from '#admin/ui/Card.tsx';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { RichText } from '#admin/ui/RichText.tsx';
import { useOrderLabels } from '../show/use-order-labels.ts';
import { toDecimalString } from './amounts.ts';
import { openFailures, pastRefunds, type PastRefund, type RefundPart } from './refund-history.ts';
import { RefundChip } from './RefundChip.tsx';
import { retryRequest } from './retry-request.ts';
import { paymentInSentence, type Translate } from './source-label.ts';
import { useSendRefund } from './use-send-refund.ts';
import styles from './history.module.css';

interface Props {
  orderId: string;
  transactions: OrderTransactions | undefined;
  refundability: OrderRefundability;
  currency: string;
  maySend: boolean;
}

/** What went before, part by part, with the retry of the part that failed. */
export function HistoryCard({ orderId, transactions, refundability, currency, maySend }: Props) {
  const { translate } = useOrderLabels(currency);
  const refunds = pastRefunds(transactions);
  const open = new Set(openFailures(refunds).map(({ refundId, paymentId }) => `${refundId} ${paymentId}`));
  if (refunds.length === 0) return null;
  return (
    <Card title={translate('orders.refund.past.title')} flush>
      {refunds.flatMap((refund) =>
        refund.parts.map((part) => (
          <PastPart
            key={`${refund.id} ${part.paymentId}`}
            refund={refund}
            part={part}
            orderId={orderId}
            currency={currency}
            transactions={transactions}
            refundability={refundability}
            retryable={maySend && open.has(`${refund.id} ${part.paymentId}`)}
          />
        )),
      )}
    </Card>
  );
}

interface PartProps extends Omit<Props, 'maySend'> {
  refund: PastRefund;
  part: RefundPart;
  retryable: boolean;
}

function PastPart({ refund, part, orderId, transactions, refundability, currency, retryable }: PartProps) {
  const { translate, money } = useOrderLabels(currency);
  const { hash } = useLocation();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const retry = useSendRefund(orderId, `${orderId}.retry.${part.refundId}.${part.paymentId}`, close);
  const payment = transactions?.payments?.find(({ _id }) => _id === part.paymentId);
  const raw = transactions?.refunds?.find(({ _id }) => _id === part.refundId);
  const amount = money(toDecimalString(part.amount, currency));
  const to = nameOf(payment, translate);
  const toSend = part.state === 'pending' && part.external;
  const facts = [
    refund.reason,
    refund.pieces > 0 && translate('orders.lines.pieces', { smart_count: refund.pieces }),
  ];
  return (
    <div className={styles['past']}>
      <span>{translate('orders.refund.past.amountTo', { amount, to })}</span>
      <RefundChip status={part.state} {...(toSend && { message: 'toSend' })} />
      <small>
        <DateTime value={refund.at} />
        {[part.explanation, ...facts].filter(Boolean).map((fact) => ` · ${fact}`)}
      </small>
      {retryable && raw && (
        <Button size="small" autoFocus={hash === '#retry'} onClick={() => setAsking(true)}>
          <RefreshCw aria-hidden />
          {translate('orders.refund.past.retry', { amount })}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={translate('orders.refund.past.retryTitle')}
        confirm={translate('orders.refund.button', { amount })}
        busy={retry.busy}
        onClose={close}
        onConfirm={() => {
          if (raw) retry.send(retryRequest(raw, part, refundability, currency));
        }}
        error={
          retry.error
            ? {
                title: translate('orders.refund.failed'),
                cause: retry.error,
                notDone: translate('orders.refund.notDone'),
              }
            : undefined
        }
      >
        <RichText text={translate('orders.refund.past.retryDetail', { amount, to })} />
      </ConfirmDialog>
    </div>
  );
}

const nameOf = (payment: Payment | undefined, translate: Translate): string =>
  payment ? paymentInSentence(payment, translate) : translate('orders.timeline.thePayment');
