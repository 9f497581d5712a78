import { Image } from 'lucide-react';
import { mediaUrl } from '#wix/media-url.ts';
import styles from './Picture.module.css';

const size = { width: 40, height: 40 };

/** The name stands beside it, so it says nothing to a screen reader. */
export function Picture({ image, faded = false }: { image: string | undefined; faded?: boolean }) {
  const source = mediaUrl(image, size);
  return (
    <span className={`${styles['picture']} ${faded ? styles['faded'] : ''}`}>
      {source ? <img src={source} alt="" loading="lazy" {...size} /> : <Image size={16} aria-hidden />}
    </span>
  );
}
