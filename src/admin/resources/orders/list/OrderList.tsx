import { ListBase } from 'ra-core';
import { orderListSpec } from '../list-spec.ts';
import { OrdersPage } from './OrdersPage.tsx';

/** Rows change where they stand and new ones are announced: coming back to the window must not move the list. */
const query = { refetchOnWindowFocus: false, onError: () => undefined };

export default function OrderList() {
  return (
    <ListBase
      resource="orders"
      sort={orderListSpec.openingSort}
      perPage={50}
      queryOptions={query}
      disableAuthentication
    >
      <OrdersPage />
    </ListBase>
  );
}
