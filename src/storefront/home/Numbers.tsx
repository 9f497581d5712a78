import type { ShopWindow } from '../../shared/shop-window.ts';
import { message } from '../shell/messages.ts';
import { PosterImage } from '../shell/PosterImage.tsx';

/** One program, five neighbouring numbers; only one of them is printed. */
export function Numbers({ window }: { window: ShopWindow }) {
  const { family, poster, sheets } = window.proofs;
  const printed = sheets.find((sheet) => sheet.printed);
  return (
    <section className="sec wrap numbers" id="numbers">
      <div>
        <h2>{message('numbers.title')}</h2>
        <p>{message('numbers.lead', { family, poster, number: printed?.number ?? '' })}</p>
      </div>
      <ol>
        {sheets.map((sheet) => (
          <li key={sheet.number}>
            <PosterImage
              mediaId={sheet.mediaId}
              alt={message('numbers.alt', { family, number: sheet.number })}
              sizes="(max-width: 700px) 28vw, 10vw"
            />
            <span className="num">
              {message('numbers.sheet', { number: sheet.number })}
              {sheet.printed && <b> · {message('numbers.printed')}</b>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
