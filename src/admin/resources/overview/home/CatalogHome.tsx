import { useTranslate } from 'ra-core';
import { CircleCheck, Frame } from 'lucide-react';
import { Link } from 'react-router';
import { MetricsFailed } from '#admin/ui/report/MetricsFailed.tsx';
import { addressOf, type ListFilter } from '#admin/data/list-state.ts';
import { LatestProducts } from './LatestProducts.tsx';
import { useCounts } from './use-counts.ts';
import styles from './Home.module.css';

const hidden: ListFilter = { where: [['visible', 'is', 'no']] };

/** For those whose work is the catalog: what is in the shop, what ran out, what was last worked on. */
export function CatalogHome() {
  const translate = useTranslate();
  const all = useCounts('products', true);
  const unseen = useCounts('products', true, hidden);
  const failed = [all, unseen].find(({ error, data }) => error && !data);
  const counts = all.data?.data;
  const away = unseen.data?.data?.all;
  const known = counts !== undefined && away !== undefined;
  const cells: readonly { id: string; count: number; filter: ListFilter }[] = [
    { id: 'visible', count: (counts?.all ?? 0) - (away ?? 0), filter: { where: [['visible', 'is', 'yes']] } },
    { id: 'hidden', count: away ?? 0, filter: hidden },
    { id: 'soldOut', count: counts?.tabs['soldOut'] ?? 0, filter: { tab: 'soldOut' } },
    { id: 'partly', count: counts?.tabs['partly'] ?? 0, filter: { tab: 'partly' } },
  ];
  return (
    <>
      {failed && !known ? (
        <MetricsFailed error={failed.error} refetch={failed.refetch} />
      ) : (
        <section className={`${styles['figures']} ${styles['four']}`} aria-busy={!known}>
          {cells.map(({ id, count, filter }) => (
            <Link key={id} to={addressOf('products', filter)} className={styles['figure']}>
              <span>{translate(`home.catalog.${id}`)}</span>
              <b className="num">{known ? count.toLocaleString('en') : '\u00a0'}</b>
              <small>
                {known && id === 'visible'
                  ? translate('home.catalog.of', { count: counts.all.toLocaleString('en') })
                  : translate(`home.catalog.${id}Detail`)}
              </small>
            </Link>
          ))}
        </section>
      )}
      <LatestProducts
        title={translate('home.soldOutTitle')}
        all={{ to: addressOf('products', { tab: 'soldOut' }), label: translate('home.soldOutAll') }}
        filter={{ tab: 'soldOut' }}
        icon={CircleCheck}
        none="home.soldOutNone"
      />
      <LatestProducts
        title={translate('home.changed')}
        all={{ to: '/products', label: translate('home.changedAll') }}
        filter={{}}
        icon={Frame}
        none="home.productsNone"
      />
    </>
  );
}
