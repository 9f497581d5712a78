import type { ShopWindow } from '../../shared/shop-window.ts';
import { message } from '../shell/messages.ts';
import { PosterCard } from './PosterCard.tsx';

export function NewPosters({ window }: { window: ShopWindow }) {
  const newest = window.posters
    .filter((poster) => window.newest.includes(poster.slug))
    .toSorted((a, b) => window.newest.indexOf(a.slug) - window.newest.indexOf(b.slug));
  return (
    <section className="sec wrap">
      <div className="head">
        <h2>{message('new.title')}</h2>
      </div>
      <div className="new">
        {newest.map((poster) => (
          <PosterCard
            key={poster.slug}
            poster={poster}
            currency={window.currency}
            sizes="(max-width: 700px) 29vw, 15vw"
          />
        ))}
      </div>
    </section>
  );
}
