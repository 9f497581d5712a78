import { useTranslate } from 'ra-core';
import { useParams } from 'react-router';
import { Unread } from '../../../ui/ladder/Unread.tsx';
import { Page } from '../../../ui/Page.tsx';
import { RefundSkeleton } from '../refund/RefundSkeleton.tsx';
import { useOrder } from '../show/use-order-data.ts';
import { FulfilDesk } from './FulfilDesk.tsx';
import { useFulfillments } from './use-fulfillments.ts';

/** Its own address, so that it can be linked to, reloaded and left. */
export default function FulfilPage() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const order = useOrder(id);
  const fulfillments = useFulfillments(id);
  const reads = [order, fulfillments];
  const failed = reads.find((read) => read.isError && !read.data);
  const number = order.data?.number ?? '';
  const back = { to: `/orders/${id}`, label: number ? `#${number}` : translate('orders.show.title') };
  if (failed) {
    return (
      <Page title={translate('orders.fulfil.title', { number })} back={back}>
        <Unread
          error={failed.error}
          words="orders.fulfil.unread"
          notDone={translate('orders.fulfil.unreadDetail')}
          retry={() => reads.filter((read) => read.isError).forEach((read) => void read.refetch())}
        />
      </Page>
    );
  }
  if (!order.data || !fulfillments.data) return <RefundSkeleton back={back} />;
  // What somebody else sent meanwhile begins it anew.
  return (
    <FulfilDesk
      key={`${id} ${fulfillments.data.length}`}
      order={order.data}
      fulfillments={fulfillments.data}
    />
  );
}
