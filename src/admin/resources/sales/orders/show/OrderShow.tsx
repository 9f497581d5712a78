import { useDeferredValue } from 'react';
import { useParams } from 'react-router';
import { RecordLoadError } from '#admin/ui/query-state/RecordLoadError.tsx';
import { OrderPage } from './OrderPage.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import { useGlimpse, useOrder } from './use-order-data.ts';
import '#admin/i18n/order-messages.ts';
import '#admin/i18n/payment-messages.ts';
import '../fulfil/label/messages.en.ts';
import '../fulfil/messages.en.ts';
import '../authorized/messages.en.ts';
import '../invoice/messages.en.ts';
import '../messages-show.en.ts';
import '../messages-timeline.en.ts';

export default function OrderShow() {
  const { id = '' } = useParams();
  const order = useOrder(id);
  const glimpse = useGlimpse(id);
  // What names the order is painted first, the rest of the page right after.
  const drawn = useDeferredValue(order.data && id, undefined);
  if (order.data && drawn === id) return <OrderPage key={id} order={order.data} />;
  if (order.data || order.isPending) return <OrderSkeleton glimpse={order.data ?? glimpse} />;
  return <RecordLoadError place="show" read={order} />;
}
