import type { ShopWindow } from '../../shared/shop-window.ts';
import { message } from '../shell/messages.ts';
import { PosterImage } from '../shell/PosterImage.tsx';

interface Props {
  window: ShopWindow;
  choose: (family: string) => void;
}

/** A close-up of each program; leads to its posters on the wall below. */
export function Families({ window, choose }: Props) {
  return (
    <section className="sec" id="families">
      <div className="head wrap">
        <h2>{message('families.title')}</h2>
      </div>
      <div className="fams">
        {window.families.map((family) => (
          <a key={family.id} className="famt" href="#posters" onClick={() => choose(family.name)}>
            <PosterImage
              mediaId={family.mediaId}
              alt=""
              sizes="(max-width: 700px) 66vw, 33vw"
              className="close"
            />
            <span>
              {family.name} <em>{message('families.count', { count: family.count })}</em>
            </span>
          </a>
        ))}
      </div>
    </section>
  );
}
