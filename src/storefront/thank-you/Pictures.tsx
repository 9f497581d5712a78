import type { Order } from '../../wix/shopper/order-operations.ts';
import { SQUARE } from '../../shared/picture-sizes.ts';
import { mediaOf } from '../shell/LinePicture.tsx';
import { Picture } from '../shell/Picture.tsx';
import styles from './thank-you.module.css';

const MAX_PICTURES = 4;

/** What was bought, beside what happens next. */
export function Pictures({ order }: { order: Order }) {
  const pictures = (order.lineItems ?? []).flatMap(({ image }) => (image && mediaOf(image)) || []);
  const shown = pictures.slice(0, MAX_PICTURES);
  return (
    <div className={styles['pictures']} data-count={shown.length} aria-hidden="true">
      {shown.map((media) => (
        <Picture key={media.id} media={media} ratio={SQUARE} sizes="(max-width: 900px) 46vw, 30vw" alt="" />
      ))}
    </div>
  );
}
