import { ListBase } from 'ra-core';
import { OrdersPage } from './OrdersPage.tsx';

const sort = { field: 'purchasedDate', order: 'DESC' } as const;
/** Rows change where they stand and new ones are announced: coming back to the window must not move the list. */
const query = { refetchOnWindowFocus: false, onError: () => undefined };

export default function OrderList() {
  return (
    <ListBase resource="orders" sort={sort} perPage={50} queryOptions={query} disableAuthentication>
      <OrdersPage />
    </ListBase>
  );
}
