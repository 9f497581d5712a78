import { ShoppingBag } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Link, useParams } from 'react-router';
import Button from '@mui/material/Button';
import { toCallError } from '../../../../wix/errors.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Page } from '../../../ui/Page.tsx';
import { OrderPage } from './OrderPage.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import { useOrder } from './use-order-data.ts';

export default function OrderShow() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const order = useOrder(id);
  const back = { to: '/orders', label: translate('orders.name') };
  if (order.data) return <OrderPage key={id} order={order.data} />;
  if (order.isPending) return <OrderSkeleton />;
  const missing = toCallError(order.error).status === 404;
  return (
    <Page title={translate('orders.show.title')} back={back}>
      {missing ? (
        <EmptyState
          icon={ShoppingBag}
          title={translate('orders.show.missing')}
          detail={translate('orders.show.missingDetail')}
          action={
            <Button component={Link} to="/orders">
              {translate('orders.show.toList')}
            </Button>
          }
        />
      ) : (
        <ErrorState
          error={order.error}
          title={translate('orders.show.failed')}
          retry={() => void order.refetch()}
        />
      )}
    </Page>
  );
}
