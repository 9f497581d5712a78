import { useTranslate } from 'ra-core';
import { useParams } from 'react-router';
import { ordersDesk } from '#shared/desks/orders.ts';
import { useMay } from '#admin/access/session.ts';
import { useFulfillments } from '../fulfil/use-fulfillments.ts';
import { OrderActionSkeleton } from '../refund/OrderActionSkeleton.tsx';
import { firstFailed, OrderLoadError, useBackToOrder } from '../show/OrderLoadError.tsx';
import { useOrder, useRefundability, useTransactions } from '../show/use-order-data.ts';
import { CancelDesk } from './CancelDesk.tsx';
import '#admin/i18n/order-messages.ts';
import '#admin/i18n/payment-messages.ts';
import '../authorized/messages.en.ts';
import '../messages-refund.en.ts';
import '../messages-show.en.ts';
import './messages.en.ts';

/** Its own address, so that it can be linked to, reloaded and left. */
export default function CancelPage() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const mayRefund = useMay(ordersDesk.rights.refund);
  const order = useOrder(id);
  const transactions = useTransactions(id);
  const refundability = useRefundability(id, mayRefund);
  const maySeeParcels = useMay(ordersDesk.rights.fulfillments);
  const fulfillments = useFulfillments(id, maySeeParcels);
  const reads = [
    order,
    transactions,
    ...(mayRefund ? [refundability] : []),
    ...(maySeeParcels ? [fulfillments] : []),
  ];
  const failed = firstFailed(reads);
  const number = order.data?.number ?? '';
  const back = useBackToOrder(id, order.data);
  if (failed) {
    return (
      <OrderLoadError
        title={translate('orders.cancel.title', { number })}
        back={back}
        reads={reads}
        error={failed.error}
        words="orders.cancel.loadFailed"
        notDone={translate('orders.cancel.notDone')}
      />
    );
  }
  if (!order.data || reads.some((read) => !read.data)) {
    return (
      <OrderActionSkeleton
        title={order.data ? translate('orders.cancel.title', { number }) : translate('orders.cancel.confirm')}
        back={back}
        aside={translate('orders.cancel.review')}
      />
    );
  }
  return (
    <CancelDesk
      key={id}
      order={order.data}
      transactions={transactions.data}
      refundability={refundability.data}
      fulfillments={fulfillments.data ?? []}
    />
  );
}
