import type { SectionTexts } from '#shared/shop-texts.ts';
import { usePath, useT } from '#storefront/shell/page-context.tsx';
import { Picture } from '#storefront/shell/Picture.tsx';
import type { Poster } from '#storefront/shell/poster.ts';

/** One program, some of its numbers. */
export function Numbers({ posters, words }: { posters: readonly Poster[]; words: SectionTexts }) {
  const t = useT();
  const to = usePath();
  const middle = posters[Math.floor(posters.length / 2)];
  return (
    <section className="sec wrap numbers" id="numbers">
      <div>
        <h2>{words.title || t('numbers.title')}</h2>
        <p>
          {t('numbers.lead', {
            family: middle?.family ?? '',
            number: String(middle?.number ?? ''),
            poster: middle?.name ?? '',
          })}
        </p>
      </div>
      <ol>
        {posters.map(({ id, slug, name, number, picture }) => (
          <li key={id}>
            <a href={to(`/products/${slug}`)}>
              {picture && (
                <Picture media={picture} alt="" sizes="(max-width: 700px) 28vw, 10vw" className="hang" />
              )}
              <span className="num">
                <bdi>{t('numbers.sheet', { number: String(number) })}</bdi>{' '}
                <b>
                  <bdi>{name}</bdi>
                </b>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
