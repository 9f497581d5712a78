import { ImageOff } from 'lucide-react';
import { mediaUrl } from '../../wix/media-url.ts';
import styles from './Thumb.module.css';

interface Props {
  /** As the platform names it; nothing where there is none. */
  image: string | undefined;
  /** In pixels. */
  width?: number;
  height?: number;
}

/** The small picture that stands before a name, which says what is on it. */
export function Thumb({ image, width = 28, height = 34 }: Props) {
  const url = mediaUrl(image, { width, height });
  return (
    <span className={styles['thumb']} style={{ width, height }}>
      {url ? (
        <img src={url} width={width} height={height} alt="" loading="lazy" />
      ) : (
        <ImageOff size={14} aria-hidden />
      )}
    </span>
  );
}
