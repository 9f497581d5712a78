import type { SectionTexts } from '#shared/shop-texts.ts';
import { SQUARE } from '#shared/picture-sizes.ts';
import { usePath, useT } from '#storefront/shell/page-context.tsx';
import { Picture } from '#storefront/shell/Picture.tsx';
import type { CollectionTile } from '#storefront/home/read-store-home.ts';

/** A close-up of each program; leads to its posters. */
export function Families({ families, words }: { families: readonly CollectionTile[]; words: SectionTexts }) {
  const t = useT();
  const to = usePath();
  return (
    <section className="sec" id="families">
      <div className="head wrap">
        <h2>{words.title || t('families.title')}</h2>
        <a className="link" href={to('/collections')}>
          {t('families.all')}
        </a>
      </div>
      <div className="fams">
        {families.map(({ name, slug, count, cover }) => (
          <a key={slug} className="famt" href={to(`/collections/${slug}`)}>
            {cover.picture && (
              <Picture
                media={cover.picture}
                alt=""
                sizes="(max-width: 700px) 41vw, 33vw"
                ratio={SQUARE}
                className="close"
              />
            )}
            <span>
              {name} <em className="num">{t('families.count', { count })}</em>
            </span>
          </a>
        ))}
      </div>
    </section>
  );
}
