import { Banknote, Hourglass, PackageCheck, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { piecesSent } from '#shared/open-pieces.ts';
import type { Fulfillment } from '#wix/order-fulfillment-operations.ts';
import type { OrderTransactions } from '#wix/order-operations.ts';
import { Card } from '#admin/ui/Card.tsx';
import { authorizedPayments } from '../capture/capture-outcome.ts';
import type { OrderRecord } from '../order-record.ts';
import { big } from '../refund/amounts.ts';
import { paymentName } from '../refund/source-label.ts';
import { useOrderLabels } from '../show/use-order-labels.ts';
import styles from './cancel.module.css';

interface Props {
  order: OrderRecord;
  transactions: OrderTransactions | undefined;
  fulfillments: readonly Fulfillment[];
}

/** What was paid, what is held and what has left, and what becomes of each. */
export function Consequences({ order, transactions, fulfillments }: Props) {
  const { translate, money } = useOrderLabels(order.currency);
  const say = (what: string, values?: Record<string, unknown>) => translate(`orders.cancel.${what}`, values);
  const paid = big(order.balanceSummary?.paid?.amount);
  const refunded = big(order.balanceSummary?.refunded?.amount);
  const left = piecesSent(
    fulfillments.map(({ lineItems = [] }) =>
      lineItems.map(({ _id, quantity }) => ({ id: _id ?? '', quantity: quantity ?? 0 })),
    ),
  );
  const sent = [...left.values()].reduce((sum, pieces) => sum + pieces, 0);
  const pieces = (order.lineItems ?? []).reduce((sum, { quantity }) => sum + (quantity ?? 1), 0);
  return (
    <Card id="consequences" title={say('consequences')}>
      <dl className={styles['consequences']}>
        <Fact icon={Banknote} name={say('paid')}>
          {paid.gt(0)
            ? say(refunded.gt(0) ? 'paidRefunded' : 'paidAmount', {
                amount: money(paid.toFixed()),
                refunded: money(refunded.toFixed()),
              })
            : say('nothingPaid')}
        </Fact>
        {authorizedPayments(transactions?.payments ?? []).map((payment) => (
          <Fact key={payment._id} icon={Hourglass} name={say('authorized')}>
            {say('released', {
              amount: money(payment.amount?.amount),
              on: paymentName(payment, translate),
            })}
          </Fact>
        ))}
        <Fact icon={PackageCheck} name={say('sent')}>
          {sent === 0 ? say('nothingSent') : say('sentPieces', { smart_count: sent, pieces })}
        </Fact>
      </dl>
    </Card>
  );
}

const Fact = ({ icon: Icon, name, children }: { icon: LucideIcon; name: string; children: ReactNode }) => (
  <div>
    <dt>
      <Icon size={16} aria-hidden />
      {name}
    </dt>
    <dd>{children}</dd>
  </div>
);
