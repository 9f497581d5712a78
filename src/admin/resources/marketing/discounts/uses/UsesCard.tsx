import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { DiscountUseShown } from '#shared/coupons.ts';
import { ordersDesk } from '#shared/desks/orders.ts';
import type { discountUseExtensions } from '#shared/extensions/coupons.ts';
import { extensionClient } from '#admin/access/extension-client.ts';
import { useMay, useStoreProfile } from '#admin/access/session.ts';
import { Card } from '#admin/ui/Card.tsx';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { Money } from '#admin/ui/Money.tsx';
import { LoadState } from '#admin/ui/LoadState.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { Table } from '#admin/ui/Table.tsx';
import styles from '../discounts.module.css';

const PER_PAGE = 10;

interface Props {
  kind: 'rule' | 'coupon';
  id: string;
}

const call = extensionClient<typeof discountUseExtensions>();

function Orders({ of, total }: { of: Props; total: number }) {
  const translate = useTranslate();
  const { currency } = useStoreProfile();
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: ['discounts', 'uses', of.kind, of.id, page],
    async queryFn({ signal }) {
      const request = { ...of, from: page * PER_PAGE, limit: PER_PAGE };
      return (await call('listDiscountUses', request, { signal })).uses;
    },
    placeholderData: (previous) => previous,
    retry: false,
  });
  const say = (key: string, values?: object) => translate(`discounts.uses.${key}`, values);
  if (error) return <ErrorState inline title={say('failed')} error={error} retry={() => void refetch()} />;
  if (!data) return <LineSkeleton widths={[60, 80, 70]} />;
  const pages = Math.ceil(total / PER_PAGE);
  return (
    <>
      <Table<DiscountUseShown>
        label={say('orders')}
        rows={data}
        rowId={({ orderId }) => orderId}
        columns={[
          {
            id: 'order',
            label: say('order'),
            cell: ({ orderId, orderNumber }) => (
              <Link to={`/orders/${orderId}`} className={styles['orderLink']}>
                #{orderNumber ?? orderId.slice(0, 8)}
              </Link>
            ),
          },
          { id: 'date', label: say('date'), cell: ({ date }) => <DateTime value={date} /> },
          {
            id: 'email',
            label: say('by'),
            cell: ({ email, code }) => (
              <span className={styles['stacked']}>
                <bdi>{email || say('nobody')}</bdi>
                {code && <small>{code}</small>}
              </span>
            ),
          },
          {
            id: 'discounted',
            label: say('discounted'),
            end: true,
            cell: ({ given, elsewhere }) =>
              elsewhere ? (
                <span className={styles['stacked']}>
                  <Money {...elsewhere} />
                  <small>{say('elsewhere')}</small>
                </span>
              ) : (
                <Money amount={given} currency={currency} />
              ),
          },
        ]}
      />
      {pages > 1 && (
        <div className={styles['pages']}>
          <span>{say('page', { page: page + 1, pages })}</span>
          <Button size="small" disabled={page === 0} onClick={() => setPage(page - 1)}>
            <ChevronLeft aria-hidden />
            {say('newer')}
          </Button>
          <Button size="small" disabled={page >= pages - 1} onClick={() => setPage(page + 1)}>
            {say('older')}
            <ChevronRight aria-hidden />
          </Button>
        </div>
      )}
    </>
  );
}

/** How often it was used and what it gave so far, with the orders that had it, the last first. */
export function UsesCard(of: Props) {
  const translate = useTranslate();
  const { currency } = useStoreProfile();
  const mayRead = useMay(ordersDesk.rights.list);
  const read = useQuery({
    queryKey: ['discounts', 'uses', of.kind, of.id],
    queryFn: async ({ signal }) =>
      (await call('sumDiscountUses', { kind: of.kind, ids: [of.id] }, { signal })).uses,
    retry: false,
  });
  const uses = read.data?.[of.id];
  const say = (key: string, values?: object) => translate(`discounts.uses.${key}`, values);
  const waiting = uses ? uses.usageCount - uses.orders : 0;
  return (
    <Card id="uses" title={say('title')} flush>
      {uses ? (
        <>
          <dl className={styles['figures']}>
            <div>
              <dt>{say('count')}</dt>
              <dd className="num">{uses.orders.toLocaleString('en')}</dd>
            </div>
            <div>
              <dt>{say('money')}</dt>
              <dd>
                <Money amount={uses.given} currency={currency} />
              </dd>
            </div>
            {waiting > 0 && (
              <div>
                <dt>{say('waiting')}</dt>
                <dd className="num">{waiting.toLocaleString('en')}</dd>
              </div>
            )}
          </dl>
          {uses.orders === 0 ? (
            <p className={styles['tryNote']}>{say('none')}</p>
          ) : (
            mayRead && <Orders of={of} total={uses.orders} />
          )}
        </>
      ) : (
        <div className={styles['tryNote']}>
          <LoadState read={read}>
            <LineSkeleton widths={[40, 60]} />
          </LoadState>
        </div>
      )}
    </Card>
  );
}
