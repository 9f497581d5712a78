import { ImageOff } from 'lucide-react';
import { mediaUrl } from '../../../wix/media-url.ts';
import { coverOf, type CollectionRecord } from './collection-record.ts';
import styles from './collections.module.css';

const width = 34;
const height = 34;

export function CollectionName({ collection }: { collection: CollectionRecord }) {
  const url = mediaUrl(coverOf(collection)?.url, { width, height });
  return (
    <span className={styles['name']}>
      <span className={styles['thumb']}>
        {url ? (
          <img src={url} width={width} height={height} alt="" loading="lazy" />
        ) : (
          <ImageOff size={14} aria-hidden />
        )}
      </span>
      <span className={styles['cut']}>{collection.name}</span>
    </span>
  );
}
