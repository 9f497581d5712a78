import type { ItemRating } from '#shared/ratings.ts';
import { useT } from '../../shell/page-context.tsx';
import { Stars } from '../../shell/ui/Stars.tsx';

/** The stars beside a product's name; they lead to what stands behind them. */
export function RatingLink({ rating: { average, count } }: { rating: ItemRating }) {
  const t = useT();
  return (
    <>
      <Stars value={average} />
      <a className="num" href="#reviews">
        {t('reviews.short', { average: average.toFixed(1), count })}
      </a>
    </>
  );
}
