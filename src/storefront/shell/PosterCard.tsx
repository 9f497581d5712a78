import { formatMoney } from './money.tsx';
import { usePageFacts, usePath, useT } from './page-context.tsx';
import { Heart } from './Heart.tsx';
import { Picture } from './Picture.tsx';
import { usePictureShape } from './picture-shape.ts';
import type { Poster } from './poster.ts';
import { StarSign } from './ui/Stars.tsx';

/** How wide a card stands on a listing. */
export const CARD_SIZES = '(max-width: 700px) 29vw, (max-width: 1100px) 20vw, 15vw';

/** Paper and inks as overlapping dots. */
export function PaletteDots({ colors }: { colors: readonly string[] }) {
  const shown = colors.slice(0, 5);
  const width = 4 + shown.length * 10;
  return (
    <svg className="dots" width={width} height={13} viewBox={`0 0 ${width} 13`} aria-hidden="true">
      {shown.map((color, index) => (
        <circle
          key={color}
          cx={6.5 + index * 10}
          cy={6.5}
          r={5.6}
          fill={color}
          stroke="var(--page)"
          strokeWidth={1.4}
        />
      ))}
    </svg>
  );
}

/** What stands under a poster's name: its family and the number it began with. */
export function PosterNumber({ poster: { family, number } }: { poster: Pick<Poster, 'family' | 'number'> }) {
  const t = useT();
  if (family === undefined || number === undefined) return null;
  return <bdi className="num">{t('poster.number', { family, number: String(number) })}</bdi>;
}

export function PosterPrice({ poster }: { poster: Pick<Poster, 'price' | 'from' | 'fullPrice'> }) {
  const t = useT();
  const { locale, store } = usePageFacts();
  const sum = (amount: string): string => formatMoney({ amount, currency: store.currency }, locale, true);
  const price = sum(poster.price);
  return (
    <span className="num">
      {poster.from ? t('poster.from', { price }) : <bdi>{price}</bdi>}
      {poster.fullPrice !== undefined && (
        <>
          {' '}
          <s>
            <bdi>{sum(poster.fullPrice)}</bdi>
          </s>
        </>
      )}
    </span>
  );
}

function PosterRating({ rating: { average, count } }: { rating: NonNullable<Poster['rating']> }) {
  const t = useT();
  const shown = average.toFixed(1);
  return (
    <span className="rated num">
      <StarSign shape="full" />
      <span aria-hidden="true">
        {shown} ({count})
      </span>
      <span className="vh">{t('poster.rating', { average: shown, count })}</span>
    </span>
  );
}

interface Props {
  poster: Poster;
  sizes: string;
  priority?: 'eager' | 'first';
}

/** A product with its picture, name and price, and with what else is known of it. */
export function PosterCard({ poster, sizes, priority }: Props) {
  const t = useT();
  const to = usePath();
  const shape = usePictureShape();
  return (
    <article className="card">
      <div className={`tile ${shape.name}`}>
        {poster.soldOut ? (
          <span className="tag mute">{t('poster.soldOut')}</span>
        ) : (
          poster.ribbon && <span className="tag">{poster.ribbon}</span>
        )}
        {poster.picture && (
          <Picture media={poster.picture} className="hang" sizes={sizes} {...(priority && { priority })} />
        )}
        <Heart product={poster} />
      </div>
      <div className="row">
        <h3>
          <a href={to(`/products/${poster.slug}`)}>
            <bdi>{poster.name}</bdi>
          </a>
        </h3>
        <PosterPrice poster={poster} />
      </div>
      <div className="sub">
        <span className="facts">
          <PosterNumber poster={poster} />
          {poster.isFile && <span>{t('poster.file')}</span>}
          {poster.rating && <PosterRating rating={poster.rating} />}
        </span>
        {poster.palette !== undefined && (
          <>
            <span className="vh">{t('poster.palette', { name: poster.palette })}</span>
            <PaletteDots colors={poster.colors} />
          </>
        )}
      </div>
    </article>
  );
}
