import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { enumLabels } from '#shared/enum-labels.en.ts';
import { ordersDesk } from '#shared/desks/orders.ts';
import { useMay } from '#admin/access/session.ts';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { Money } from '#admin/ui/Money.tsx';
import type { ReviewRecord } from '../review-record.ts';
import styles from './reader.module.css';

/** An order as far as it verifies a review. */
interface VerifyingOrder {
  id: string;
  number?: string;
  purchasedDate?: string;
  priceSummary?: { total?: { amount?: string } };
  currency?: string;
  paymentStatus?: string;
}

const paymentWords: Readonly<Record<string, string>> = enumLabels.OrderPaymentStatus;

/** Somebody who buys a thing ten times is known by the last ones. */
const MAX = 3;

/** The orders by which this author has the product, for who may read orders. */
export function Purchase({ review }: { review: ReviewRecord }) {
  const translate = useTranslate();
  const provider = useDataProvider();
  const mayRead = useMay(ordersDesk.rights.list);
  const contactId = review.author?.contactId;
  const { data: orders = [] } = useQuery({
    queryKey: ['orders', 'ofReview', { contactId, item: review.entityId }],
    queryFn: async ({ signal }) => {
      const { data } = await provider.getManyReference<VerifyingOrder>('orders', {
        target: 'buyerInfo.contactId',
        id: contactId ?? '',
        filter: {
          where: [
            ['item', 'includes', review.entityId],
            ['archived', 'is', 'either'],
          ],
        },
        sort: { field: 'purchasedDate', order: 'DESC' },
        pagination: { page: 1, perPage: MAX },
        signal,
      });
      return data;
    },
    enabled: mayRead && Boolean(contactId) && Boolean(review.entityId),
    staleTime: 60_000,
    retry: false,
  });
  if (orders.length === 0) return null;
  return (
    <ul className={styles['orders']}>
      {orders.map(({ id, number, purchasedDate, priceSummary, currency, paymentStatus = '' }) => (
        <li key={id}>
          <span>
            <Link to={`/orders/${id}`} className="link">
              {translate('reviews.order', { number })}
            </Link>
            <Money amount={priceSummary?.total?.amount} currency={currency} />
          </span>
          <small>
            <DateTime value={purchasedDate} />
            {paymentWords[paymentStatus]}
          </small>
        </li>
      ))}
    </ul>
  );
}
