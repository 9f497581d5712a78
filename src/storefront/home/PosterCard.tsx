import type { WindowPoster } from '../../shared/shop-window.ts';
import { message, priceLabel } from '../shell/messages.ts';
import { PosterImage } from '../shell/PosterImage.tsx';

interface Props {
  poster: WindowPoster;
  currency: string;
  sizes: string;
}

/** A poster on its piece of wall, with name, number, price and inks. */
export function PosterCard({ poster, currency, sizes }: Props) {
  return (
    <article className="card">
      <div className="tile">
        <PosterImage mediaId={poster.mediaId} alt={poster.alt} sizes={sizes} />
      </div>
      <div className="row">
        <h3>{poster.name}</h3>
        <span className="num">{message('poster.from', { price: priceLabel(poster.price, currency) })}</span>
      </div>
      <div className="sub">
        <span className="num">
          {message('poster.number', { family: poster.family, number: poster.number })}
        </span>
        <span className="vh">{message('poster.palette', { name: poster.paletteName })}</span>
        <span className="dots" aria-hidden="true">
          {poster.colors.map((color) => (
            <i key={color} style={{ background: color }} />
          ))}
        </span>
      </div>
    </article>
  );
}
