import type { SectionTexts } from '#shared/shop-texts.ts';
import { usePath, useT } from '#storefront/shell/page-context.tsx';
import { Picture } from '#storefront/shell/Picture.tsx';
import type { Poster } from '#storefront/shell/poster.ts';
import { PosterPrice } from '#storefront/shell/PosterCard.tsx';
import { ButtonLink } from '#storefront/shell/ui/Button.tsx';
import '../room.css';
import { Sofa } from './Sofa.tsx';

/** Three posters over the sofa; the middle one is labelled. */
export function Room({ hung, words }: { hung: readonly Poster[]; words: SectionTexts }) {
  const t = useT();
  const to = usePath();
  const middle = hung[1];
  return (
    <section className="roomsec" id="rooms">
      <figure className="room">
        <Sofa />
        {hung.map(({ id, picture }, place) => (
          <span key={id} className={`frame at-${place}`}>
            <span>
              {picture && <Picture media={picture} sizes="(max-width: 700px) 28vw, 13vw" className="sheet" />}
            </span>
          </span>
        ))}
        {middle && (
          <figcaption className="spot">
            <i />
            <a href={to(`/products/${middle.slug}`)}>
              <b>{middle.name}</b>
              <PosterPrice poster={middle} />
            </a>
          </figcaption>
        )}
      </figure>
      <div className="roomsay">
        <h2>{words.title || t('room.title')}</h2>
        <p>{words.lead || t('room.lead')}</p>
        <ButtonLink look="yolk" href={to('/collections/all')}>
          {t('room.choose')}
        </ButtonLink>
      </div>
    </section>
  );
}
