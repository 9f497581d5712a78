import { CircleCheck, ShoppingCart } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { AbandonedCheckout } from '#wix/abandoned-checkout-operations.ts';
import { Card } from '#admin/ui/Card.tsx';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { Money } from '#admin/ui/Money.tsx';
import { RowsSkeleton } from '#admin/ui/Skeletons.tsx';
import { StatusChip } from '#admin/ui/StatusChip.tsx';
import styles from './page.module.css';
import { useTheirs } from './use-theirs.ts';

/** What they left in the cart or at the checkout. */
export function AbandonedCheckoutsCard({ emails }: { emails: readonly string[] }) {
  const translate = useTranslate();
  const read = useTheirs<AbandonedCheckout & { id: string }>('abandoned-checkouts', {
    target: 'buyerInfo.email',
    id: emails,
    sort: 'createdDate',
  });
  return (
    <Card id="left" title={translate('customers.show.abandoned')} flush>
      {read.isLoading && <RowsSkeleton rows={2} height={52} />}
      {read.isError && (
        <ErrorState
          inline
          error={read.error}
          title={translate('customers.show.leftFailed')}
          retry={() => void read.refetch()}
        />
      )}
      {read.data?.length === 0 && (
        <p className={styles['none']}>
          <ShoppingCart size={16} aria-hidden />
          {translate('customers.show.noLeft')}
        </p>
      )}
      <ul>
        {read.data?.map(({ id, lineItems = [], status, totalPrice, currency, _createdDate }) => (
          <li key={id}>
            <Link to={`/abandoned-checkouts/${id}`} className={styles['row']}>
              <span>
                <b>
                  <bdi>{lineItems.map(({ productName }) => productName?.original).join(', ')}</bdi>
                </b>
                <small>
                  {translate('customers.show.since')} <DateTime value={_createdDate} />
                </small>
              </span>
              {status === 'RECOVERED' ? (
                <StatusChip tone="ok" quiet icon={CircleCheck} label={translate('customers.show.bought')} />
              ) : (
                <Money amount={totalPrice?.amount} currency={currency} />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
