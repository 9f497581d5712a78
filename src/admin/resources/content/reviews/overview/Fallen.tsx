import { TrendingDown } from 'lucide-react';
import { useGetMany, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { ReviewOverview } from '#shared/review-overview.ts';
import { addressOf } from '#admin/data/list-state.ts';
import { Card } from '#admin/ui/Card.tsx';
import { useCountText } from '#admin/ui/grid/use-count-text.ts';
import { Stars } from '#admin/ui/Stars.tsx';
import { ProductPicture } from '../ProductPicture.tsx';
import type { ReviewedProduct } from '../reviewed-product.ts';
import styles from './overview.module.css';

/** Products whose stars are fewer than in the period before, the worst first. */
export function Fallen({ fallen }: Pick<ReviewOverview, 'fallen'>) {
  const translate = useTranslate();
  const words = useCountText();
  const ids = fallen.map(({ entityId }) => entityId);
  const { data = [] } = useGetMany<ReviewedProduct>('products', { ids }, { enabled: ids.length > 0 });
  const products = new Map(data.filter(Boolean).map((product) => [product.id, product]));
  return (
    <Card
      id="fallen"
      title={translate('reviews.overview.fallen')}
      note={translate('reviews.overview.fallenNote')}
    >
      {fallen.length === 0 && <p>{translate('reviews.overview.noFallen')}</p>}
      <ul className={styles['fallen']}>
        {fallen.map(({ entityId, average, averageBefore, count }) => {
          const product = products.get(entityId);
          return (
            <li key={entityId}>
              <ProductPicture product={product} width={36} height={44} />
              <span className={styles['name']}>
                <Link
                  to={addressOf('reviews', { tab: 'approved', where: [['product', 'is', entityId]] })}
                  className="link"
                >
                  <bdi>{product?.name ?? translate('reviews.productGone')}</bdi>
                </Link>
                <small>
                  {translate('reviews.overview.reviews', { smart_count: count, count: words(count) })}
                </small>
              </span>
              <Stars value={average} size={13} />
              <span className={`num ${styles['fell']}`}>
                <TrendingDown size={14} aria-hidden />
                {translate('reviews.overview.fell', {
                  before: averageBefore.toFixed(1),
                  now: average.toFixed(1),
                })}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
