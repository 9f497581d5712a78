import { Link } from 'react-router';
import type { ReviewOverview } from '#shared/review-overview.ts';
import { useCountText } from '#admin/ui/grid/use-count-text.ts';
import { Stars } from '#admin/ui/Stars.tsx';
import { reviewsOf } from './reviews-of.ts';
import styles from './star-spread.module.css';

/** How many gave how many stars, the best first; each row leads to those. */
export function StarSpread({ overview }: { overview: Pick<ReviewOverview, 'stars' | 'from' | 'to'> }) {
  const words = useCountText();
  const max = Math.max(1, ...overview.stars);
  return (
    <ul>
      {overview.stars
        .map((n, index) => ({ n, stars: index + 1 }))
        .toReversed()
        .map(({ n, stars }) => (
          <li key={stars} className={styles['row']}>
            <Stars value={stars} size={13} />
            <span className={styles['bar']} aria-hidden>
              <i style={{ inlineSize: `${(n / max) * 100}%` }} />
            </span>
            <Link to={reviewsOf(overview, ['stars', 'is', String(stars)])} className="link num">
              {words(n)}
            </Link>
          </li>
        ))}
    </ul>
  );
}
