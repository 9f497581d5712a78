import { useTranslate } from 'ra-core';
import { useParams } from 'react-router';
import { Unread } from '../../../ui/ladder/Unread.tsx';
import { Page } from '../../../ui/Page.tsx';
import { useOrder, useRefundability, useTransactions } from '../show/use-order-data.ts';
import { RefundDesk } from './RefundDesk.tsx';
import { RefundSkeleton } from './RefundSkeleton.tsx';

/** Its own address, so that it can be linked to, reloaded and left. */
export default function RefundPage() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const order = useOrder(id);
  const refundability = useRefundability(id);
  const transactions = useTransactions(id);
  const reads = [order, refundability, transactions];
  const failed = reads.find((read) => read.isError && !read.data);
  const back = {
    to: `/orders/${id}`,
    label: order.data ? `#${order.data.number}` : translate('orders.show.title'),
  };
  if (failed) {
    return (
      <Page title={translate('orders.refund.title')} back={back}>
        <Unread
          error={failed.error}
          words="orders.refund.unread"
          notDone={translate('orders.refund.notDone')}
          retry={() => reads.filter((read) => read.isError).forEach((read) => void read.refetch())}
        />
      </Page>
    );
  }
  if (!order.data || !refundability.data || !transactions.data) return <RefundSkeleton back={back} />;
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
