import { useParams } from 'react-router';
import { UnreadPage } from '../../../ui/ladder/UnreadPage.tsx';
import { OrderPage } from './OrderPage.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import { useOrder } from './use-order-data.ts';

export default function OrderShow() {
  const { id = '' } = useParams();
  const order = useOrder(id);
  if (order.data) return <OrderPage key={id} order={order.data} />;
  if (order.isPending) return <OrderSkeleton />;
  return <UnreadPage place="show" read={order} />;
}
