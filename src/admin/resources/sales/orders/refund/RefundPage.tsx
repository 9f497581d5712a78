import { useTranslate } from 'ra-core';
import { useParams } from 'react-router';
import { firstFailed, OrderLoadError, useBackToOrder } from '../show/OrderLoadError.tsx';
import { useOrder, useRefundability, useTransactions } from '../show/use-order-data.ts';
import { RefundDesk } from './RefundDesk.tsx';
import { OrderActionSkeleton } from './OrderActionSkeleton.tsx';
import '#admin/i18n/order-messages.ts';
import '#admin/i18n/payment-messages.ts';
import '../messages-refund.en.ts';
import '../messages-show.en.ts';
import '../messages-timeline.en.ts';

/** Its own address, so that it can be linked to, reloaded and left. */
export default function RefundPage() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const order = useOrder(id);
  const refundability = useRefundability(id);
  const transactions = useTransactions(id);
  const reads = [order, refundability, transactions];
  const failed = firstFailed(reads);
  const back = useBackToOrder(id, order.data);
  if (failed) {
    return (
      <OrderLoadError
        title={translate('orders.refund.title')}
        back={back}
        reads={reads}
        error={failed.error}
        words="orders.refund.load"
        notDone={translate('orders.refund.notDone')}
      />
    );
  }
  if (!order.data || !refundability.data || !transactions.data) {
    return (
      <OrderActionSkeleton
        title={translate('orders.refund.title')}
        back={back}
        aside={translate('orders.refund.preview.title')}
      />
    );
  }
  return (
    <RefundDesk
      key={id}
      order={order.data}
      refundability={refundability.data}
      transactions={transactions.data}
      readAt={new Date(refundability.dataUpdatedAt)}
    />
  );
}
