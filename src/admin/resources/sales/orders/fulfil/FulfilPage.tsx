import { useTranslate } from 'ra-core';
import { useParams } from 'react-router';
import { OrderActionSkeleton } from '../refund/OrderActionSkeleton.tsx';
import { firstFailed, OrderLoadError, useBackToOrder } from '../show/OrderLoadError.tsx';
import { useOrder } from '../show/use-order-data.ts';
import { FulfilDesk } from './FulfilDesk.tsx';
import { useFulfillments } from './use-fulfillments.ts';
import '#admin/i18n/order-messages.ts';
import '../authorized/messages.en.ts';
import '../list/messages-list.en.ts';
import '../messages-refund.en.ts';
import '../messages-show.en.ts';
import '../print/messages.en.ts';
import './label/messages.en.ts';
import './messages.en.ts';

/** Its own address, so that it can be linked to, reloaded and left. */
export default function FulfilPage() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const order = useOrder(id);
  const fulfillments = useFulfillments(id);
  const reads = [order, fulfillments];
  const failed = firstFailed(reads);
  const number = order.data?.number ?? '';
  const back = useBackToOrder(id, order.data);
  if (failed) {
    return (
      <OrderLoadError
        title={translate('orders.fulfil.title', { number })}
        back={back}
        reads={reads}
        error={failed.error}
        words="orders.fulfil.loadFailed"
        notDone={translate('orders.fulfil.loadFailedDetail')}
      />
    );
  }
  if (!order.data || !fulfillments.data) {
    return (
      <OrderActionSkeleton
        title={order.data ? translate('orders.fulfil.title', { number }) : translate('orders.fulfil.loading')}
        back={back}
        aside={translate('orders.fulfil.parcel', { number: 1 })}
      />
    );
  }
  // What somebody else sent meanwhile begins it anew.
  return (
    <FulfilDesk
      key={`${id} ${fulfillments.data.length}`}
      order={order.data}
      fulfillments={fulfillments.data}
    />
  );
}
