import type { Order } from '#wix/shopper/order-operations.ts';
import { mediaOf } from '#storefront/shell/LinePicture.tsx';
import { Picture } from '#storefront/shell/Picture.tsx';
import { useT } from '#storefront/shell/page-context.tsx';
import '../room.css';
import { hangPictures, PICTURE_PLACES } from './hung-pictures.ts';
import { Sideboard } from './Sideboard.tsx';
import styles from '#storefront/thank-you/thank-you.module.css';

/** What was bought, in its frames, at its sizes, over a sideboard. */
export function Wall({ order }: { order: Order }) {
  const t = useT();
  const hung = hangPictures(order);
  const places = PICTURE_PLACES[hung.length] ?? [];
  const names = hung.map(({ name }) => name).join(', ');
  return (
    <div
      className={`room ${styles['wall']}`}
      {...(names === ''
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': t('thanks.wall', { names }) })}
    >
      <Sideboard />
      {hung.map(({ id, image, frame, width }, index) => {
        const media = mediaOf(image);
        const [left = 50, top = 30] = places[index] ?? [];
        return (
          media && (
            <span
              key={id}
              className="frame"
              data-frame={frame}
              ref={(element) => {
                // The policy of the page rejects style attributes in its markup; this is none.
                element?.style.setProperty('--fw', `${width * (hung.length < 3 ? 1.35 : 1)}cqi`);
                element?.style.setProperty('left', `${left}%`);
                element?.style.setProperty('top', `${top}%`);
              }}
            >
              <span>
                <Picture media={media} sizes="(max-width: 700px) 28vw, 14vw" alt="" className="sheet" />
              </span>
            </span>
          )
        );
      })}
    </div>
  );
}
