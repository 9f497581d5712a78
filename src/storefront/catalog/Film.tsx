import { renditionUrl, type PictureMedia } from '../shell/picture-sources.ts';
import styles from './product.module.css';

const POSTER_WIDTH = 1080;

/** A video that nobody pays for who does not play it. */
export function Film({ media }: { media: PictureMedia }) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the shop has no captions of it
    <video
      className={styles['film']}
      src={media.video}
      poster={renditionUrl(media, POSTER_WIDTH, media, 'webp')}
      width={media.width}
      height={media.height}
      aria-label={media.alt}
      controls
      playsInline
      preload="none"
    />
  );
}
