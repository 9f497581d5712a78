import type { ShopWindow, WindowPoster } from '../../shared/shop-window.ts';
import { message } from '../shell/messages.ts';
import { PosterImage } from '../shell/PosterImage.tsx';

/** Four columns of four; every second hangs half a poster lower. */
const COLUMNS = [
  ['harbour-wind', 'low-sun', 'the-clearing', 'corkscrew'],
  ['tramlines', 'unnamed-island', 'violet-hour', 'meltwater'],
  ['pine-cone', 'first-quarter', 'murmuration', 'deck-chair'],
  ['last-ferry', 'dahlia', 'ember-valley', 'reef'],
] as const;

export function Hero({ window }: { window: ShopWindow }) {
  const bySlug = new Map(window.posters.map((poster) => [poster.slug, poster]));
  return (
    <section className="hero">
      <div className="say">
        <h1>{message('hero.title')}</h1>
        <p>{message('hero.lead')}</p>
        <div className="go">
          <a className="btn big" href="#posters">
            {message('hero.all', { count: window.posters.length })}
          </a>
          <a className="btn big line" href="/admin">
            {message('hero.backOffice')}
          </a>
        </div>
      </div>
      <div className="drop" aria-hidden="true">
        {COLUMNS.map((column) => (
          <div key={column[0]}>
            {column
              .map((slug) => bySlug.get(slug))
              .filter((poster): poster is WindowPoster => poster !== undefined)
              .map((poster) => (
                <PosterImage
                  key={poster.slug}
                  mediaId={poster.mediaId}
                  alt=""
                  sizes="(max-width: 700px) 28vw, (max-width: 1100px) 22vw, 12vw"
                  eager
                />
              ))}
          </div>
        ))}
      </div>
    </section>
  );
}
