import type { SectionTexts } from '#shared/shop-texts.ts';
import { usePath, useT } from '#storefront/shell/page-context.tsx';
import { Picture } from '#storefront/shell/Picture.tsx';
import type { Poster } from '#storefront/shell/poster.ts';
import { ButtonLink } from '#storefront/shell/ui/Button.tsx';

const COLUMN = 4;
const HERO_SIZES = '(max-width: 700px) 28vw, (max-width: 1100px) 22vw, 11vw';

/** Four columns of four; every second hangs half a poster lower. */
export function Hero({
  posters,
  total,
  words,
}: {
  posters: readonly Poster[];
  total: number;
  words: SectionTexts;
}) {
  const t = useT();
  const to = usePath();
  const columns = Array.from({ length: Math.ceil(posters.length / COLUMN) }, (_, index) =>
    posters.slice(index * COLUMN, (index + 1) * COLUMN),
  );
  return (
    <section className="hero">
      <div className="lead">
        <h1>{words.title || t('hero.title')}</h1>
        {words.lead && <p>{words.lead}</p>}
        <div className="go">
          <ButtonLink size="big" href={to('/collections/all')}>
            {t('hero.all', { count: total })}
          </ButtonLink>
          <ButtonLink size="big" look="line" href="#numbers">
            {t('hero.how')}
          </ButtonLink>
        </div>
      </div>
      <div className="drop" aria-hidden="true">
        {columns.map((column) => (
          <div key={column[0]?.id}>
            {column.map(
              ({ id, picture }) =>
                picture && <Picture key={id} media={picture} alt="" sizes={HERO_SIZES} className="hang" />,
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
