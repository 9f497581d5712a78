import { SQUARE } from '../../shared/picture-sizes.ts';
import type { SectionTexts } from '../../shared/shop-texts.ts';
import { usePath, useT } from '../shell/page-context.tsx';
import { Picture } from '../shell/Picture.tsx';
import type { CollectionTile } from './read-store-home.ts';

interface Props {
  collections: readonly CollectionTile[];
  words: SectionTexts;
}

/** Each by the picture of one of its products. */
export function Collections({ collections, words }: Props) {
  const t = useT();
  const to = usePath();
  if (collections.length === 0) return null;
  return (
    <section className="sec wrap">
      <div className="head">
        <h2>
          <bdi>{words.title || t('families.title')}</bdi>
        </h2>
        <a className="link" href={to('/collections')}>
          {t('families.all')}
        </a>
      </div>
      <ul className="tiles">
        {collections.map(({ name, slug, count, cover }) => (
          <li key={slug}>
            <a href={to(`/collections/${slug}`)}>
              <span className="tile square">
                {cover.picture && (
                  <Picture
                    media={cover.picture}
                    alt=""
                    ratio={SQUARE}
                    sizes="(max-width: 700px) 46vw, 30vw"
                    className="hang square"
                  />
                )}
              </span>
              <b>
                <bdi>{name}</bdi>
              </b>
              <span className="small quiet num">{t('families.count', { count })}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
