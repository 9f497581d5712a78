import { ImageOff } from 'lucide-react';
import { mediaUrl } from '../../../../wix/media-url.ts';
import { pictureOf, type ProductRecord } from '../product-record.ts';
import styles from './list.module.css';

const width = 28;
const height = 34;

export function ProductName({ product }: { product: ProductRecord }) {
  const url = mediaUrl(pictureOf(product), { width, height });
  return (
    <span className={styles['name']}>
      <span className={styles['thumb']}>
        {url ? (
          <img src={url} width={width} height={height} alt="" loading="lazy" />
        ) : (
          <ImageOff size={14} aria-hidden />
        )}
      </span>
      <span className={styles['cut']}>{product.name}</span>
    </span>
  );
}
