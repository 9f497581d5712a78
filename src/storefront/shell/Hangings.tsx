import { useT } from './page-context.tsx';
import type { Poster } from './poster.ts';
import { PosterCard } from './PosterCard.tsx';

const SIZES = '(max-width: 700px) 29vw, 15vw';

/** A row of posters to go on with. */
export function Hangings({ posters }: { posters: readonly Poster[] }) {
  const t = useT();
  if (posters.length === 0) return null;
  return (
    <section className="wrap hangings">
      <h2>{t('hang.title')}</h2>
      <div>
        {posters.map((poster) => (
          <PosterCard key={poster.id} poster={poster} sizes={SIZES} />
        ))}
      </div>
    </section>
  );
}
