import { useGetList, useTranslate } from 'ra-core';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { ordersDesk } from '#shared/desks/orders.ts';
import { useMay } from '#admin/access/session.ts';
import { addressOf } from '#admin/data/list-state.ts';
import type { ProductRecord } from '../product-record.ts';
import { useProductDraft } from './use-product-form.ts';
import styles from './options.module.css';

/** Whether something that could be chosen before is to be chosen no longer. */
function useTakenAway({ options: before = [] }: ProductRecord): boolean {
  const { options } = useProductDraft().form;
  return before.some(({ _id, name, choicesSettings }) => {
    const now = options.find((one) => (_id ? one.id === _id : one.name === name));
    const left = new Set(now?.choices.flatMap(({ id, name: choice }) => [id, choice]));
    return (choicesSettings?.choices ?? []).some(
      ({ choiceId, name: choice }) => !left.has(choiceId ?? choice ?? ''),
    );
  });
}

/** Said before it is saved: what becomes of orders that hold what is taken away. */
export function OrdersWithProduct({ product }: { product: ProductRecord }) {
  const translate = useTranslate();
  const mayRead = useMay(ordersDesk.rights.list);
  const isAway = useTakenAway(product);
  const filter = { tab: 'toFulfil', where: [['item', 'includes', product.id]] as const };
  const { data, pageInfo } = useGetList(
    'orders',
    { pagination: { page: 1, perPage: 10 }, filter },
    { enabled: isAway && mayRead, retry: false, onError: () => undefined },
  );
  if (!isAway) return null;
  const count = data?.length ?? 0;
  return (
    <p className={styles['locked']} role="status">
      <TriangleAlert size={16} aria-hidden />
      <span>
        {translate('products.options.away')}{' '}
        {count > 0 && (
          <>
            {translate(
              pageInfo?.hasNextPage ? 'products.options.openOrdersMore' : 'products.options.openOrders',
              {
                smart_count: count,
              },
            )}{' '}
            <Link to={addressOf('orders', filter)} className="link">
              {translate('products.options.seeOrders')}
            </Link>
          </>
        )}
      </span>
    </p>
  );
}
