import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { ReviewOverview } from '../../../../shared/review-overview.ts';
import { Card } from '../../../ui/Card.tsx';
import { useCountWords } from '../../../ui/grid/count-words.ts';
import { Stars } from '../../../ui/Stars.tsx';
import { reviewsOf } from './reviews-of.ts';
import styles from './overview.module.css';

/** How many gave how many stars; each row leads to those. */
export function Spread({ overview }: { overview: ReviewOverview }) {
  const translate = useTranslate();
  const words = useCountWords();
  const most = Math.max(1, ...overview.stars);
  return (
    <Card id="spread" title={translate('reviews.overview.spread')}>
      <ul className={styles['spread']}>
        {overview.stars
          .map((n, index) => ({ n, stars: index + 1 }))
          .toReversed()
          .map(({ n, stars }) => (
            <li key={stars}>
              <Stars value={stars} size={13} />
              <span className={styles['bar']} aria-hidden>
                <i style={{ inlineSize: `${(n / most) * 100}%` }} />
              </span>
              <Link to={reviewsOf(overview, ['stars', 'is', String(stars)])} className="link num">
                {words(n)}
              </Link>
            </li>
          ))}
      </ul>
    </Card>
  );
}
