import type { SectionTexts } from '../../shared/shop-texts.ts';
import { usePath, useT } from '../shell/page-context.tsx';
import type { Poster } from '../shell/poster.ts';
import { PosterCard } from '../shell/PosterCard.tsx';

const SIZES = '(max-width: 700px) 46vw, 23vw';

export function Newest({ products, words }: { products: readonly Poster[]; words: SectionTexts }) {
  const t = useT();
  const to = usePath();
  return (
    <section className="sec wrap">
      <div className="head">
        <h2>
          <bdi>{words.title || t('new.title')}</bdi>
        </h2>
        <a className="link" href={to('/collections/all?sort=newest')}>
          {t('new.all')}
        </a>
      </div>
      <div className="newest">
        {products.map((product) => (
          <PosterCard key={product.id} poster={product} sizes={SIZES} />
        ))}
      </div>
    </section>
  );
}
