import type { ShopWindow } from '../../shared/shop-window.ts';
import { message } from '../shell/messages.ts';
import { PosterCard } from './PosterCard.tsx';

interface Props {
  window: ShopWindow;
  family: string | undefined;
  choose: (family: string | undefined) => void;
}

/** Every poster, or those of one family. */
export function Wall({ window, family, choose }: Props) {
  const shown =
    family === undefined ? window.posters : window.posters.filter((poster) => poster.family === family);
  const choices = [undefined, ...window.families.map(({ name }) => name)];
  return (
    <section className="sec wrap" id="posters">
      <div className="head">
        <h2>{message('wall.title')}</h2>
        <p className="quiet num" aria-live="polite">
          {message('wall.count', { count: shown.length })}
        </p>
      </div>
      <fieldset className="chips">
        <legend className="vh">{message('wall.filter')}</legend>
        {choices.map((choice) => (
          <label key={choice ?? ''}>
            <input
              className="vh"
              type="radio"
              name="family"
              checked={choice === family}
              onChange={() => choose(choice)}
            />
            <span>{choice ?? message('wall.all')}</span>
          </label>
        ))}
      </fieldset>
      <div className="grid">
        {shown.map((poster) => (
          <PosterCard
            key={poster.slug}
            poster={poster}
            currency={window.currency}
            sizes="(max-width: 700px) 29vw, (max-width: 1100px) 20vw, 15vw"
          />
        ))}
      </div>
    </section>
  );
}
