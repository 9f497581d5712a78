import { useGetList, useTranslate } from 'ra-core';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import type { Product } from '#wix/product-operations.ts';
import type { ListFilter } from '#admin/data/list-state.ts';
import { Card } from '#admin/ui/Card.tsx';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { ProductThumb } from '#admin/ui/ProductThumb.tsx';
import { RowsSkeleton } from '#admin/ui/Skeletons.tsx';
import styles from './Home.module.css';

const shown = 5;

interface Props {
  title: string;
  all: { to: string; label: string };
  filter: ListFilter;
  icon: LucideIcon;
  /** What is said when there is none: a message key, and the same with `Detail`. */
  none: string;
}

/** The few products of a filter that were changed last, each a link to its page. */
export function LatestProducts({ title, all, filter, icon, none }: Props) {
  const translate = useTranslate();
  const { data, error, refetch } = useGetList<Product & { id: string }>('products', {
    pagination: { page: 1, perPage: shown },
    sort: { field: 'updatedDate', order: 'DESC' },
    filter,
  });
  return (
    <Card
      title={title}
      flush
      actions={
        <Link to={all.to} className="link">
          {all.label}
        </Link>
      }
    >
      {error && !data && (
        <ErrorState
          inline
          error={error}
          title={translate('home.productsFailed')}
          retry={() => void refetch()}
        />
      )}
      {!data && !error && <RowsSkeleton rows={shown} height={49} />}
      {data?.length === 0 && (
        <EmptyState icon={icon} title={translate(none)} detail={translate(`${none}Detail`)} />
      )}
      {data && data.length > 0 && (
        <ul>
          {data.map((product) => (
            <li key={product.id}>
              <Link to={`/products/${product.id}`} className={styles['product']}>
                <ProductThumb product={product} />
                <span className={styles['cut']}>{product.name}</span>
                <DateTime value={product._updatedDate} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
