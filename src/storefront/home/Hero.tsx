import { SQUARE } from '../../shared/picture-sizes.ts';
import type { SectionTexts } from '../../shared/shop-texts.ts';
import { usePageFacts, usePath, useT } from '../shell/page-context.tsx';
import { Picture } from '../shell/Picture.tsx';
import type { Poster } from '../shell/poster.ts';
import { ButtonLink } from '../shell/ui/Button.tsx';

interface Props {
  products: readonly Poster[];
  total: number;
  words: SectionTexts;
}

const HERO_RATIO = { width: 4, height: 5 };
const SIZES = {
  large: '(max-width: 900px) 100vw, 40vw',
  small: '(max-width: 900px) 50vw, 20vw',
} as const;

/** What the store says first, beside up to three of its products. */
export function Hero({ products, total, words }: Props) {
  const t = useT();
  const to = usePath();
  const { store } = usePageFacts();
  return (
    <section className="hero">
      <div className="lead">
        <h1>
          <bdi>{words.title || t('hero.title', { store: store.name })}</bdi>
        </h1>
        {words.lead && (
          <p>
            <bdi>{words.lead}</bdi>
          </p>
        )}
        <ButtonLink size="big" href={to('/collections/all')}>
          {t('hero.all', { count: total })}
        </ButtonLink>
      </div>
      <div className="art" data-count={products.length} aria-hidden="true">
        {products.map(
          ({ id, picture }, index) =>
            picture && (
              <Picture
                key={id}
                media={picture}
                alt=""
                ratio={index === 0 ? HERO_RATIO : SQUARE}
                sizes={index === 0 ? SIZES.large : SIZES.small}
                priority={index === 0 ? 'first' : 'eager'}
              />
            ),
        )}
      </div>
    </section>
  );
}
