import type { SectionTexts } from '#shared/shop-texts.ts';
import { usePath, useT } from '#storefront/shell/page-context.tsx';
import type { Poster } from '#storefront/shell/poster.ts';
import { PosterCard } from '#storefront/shell/PosterCard.tsx';

export function NewPosters({ posters, words }: { posters: readonly Poster[]; words: SectionTexts }) {
  const t = useT();
  const to = usePath();
  return (
    <section className="sec wrap">
      <div className="head">
        <h2>{words.title || t('new.title')}</h2>
        <a className="link" href={to('/collections/all?sort=newest')}>
          {t('new.all')}
        </a>
      </div>
      <div className="new">
        {posters.map((poster) => (
          <PosterCard key={poster.id} poster={poster} sizes="(max-width: 700px) 29vw, 15vw" />
        ))}
      </div>
    </section>
  );
}
