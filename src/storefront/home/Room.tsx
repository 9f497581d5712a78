import type { ShopWindow } from '../../shared/shop-window.ts';
import { message, priceLabel } from '../shell/messages.ts';
import { PosterImage } from '../shell/PosterImage.tsx';
import { Sofa } from './Sofa.tsx';

/** What hangs over the sofa, from left to right; the middle one is labelled. */
const HUNG = ['low-sun', 'ember-valley', 'murmuration'] as const;

export function Room({ window }: { window: ShopWindow }) {
  const hung = HUNG.flatMap((slug) => window.posters.filter((poster) => poster.slug === slug));
  const framed = window.posters.find((poster) => poster.slug === window.framed.slug);
  return (
    <section className="roomsec" id="rooms">
      <figure className="room">
        <Sofa />
        {hung.map((poster, place) => (
          <span key={poster.slug} className={`frame at-${place}`}>
            <span>
              <PosterImage
                mediaId={poster.mediaId}
                alt={poster.alt}
                sizes="(max-width: 700px) 28vw, 14vw"
                className="sheet"
              />
            </span>
          </span>
        ))}
        {framed && (
          <figcaption className="spot">
            <i />
            <span>
              <b>{framed.name}</b>
              {message('room.framed', { price: priceLabel(window.framed.price, window.currency) })}
            </span>
          </figcaption>
        )}
      </figure>
      <div className="roomsay">
        <h2>{message('room.title')}</h2>
        <p>{message('room.lead')}</p>
      </div>
    </section>
  );
}
