import { ImageOff } from 'lucide-react';
import { mediaUrl } from '../../wix/media-url.ts';
import { pictureOf, type Product } from '../../wix/product-operations.ts';
import styles from './ProductThumb.module.css';

const width = 28;
const height = 34;

/** The small picture that stands before the name of a product. */
export function ProductThumb({ product }: { product: Product }) {
  const url = mediaUrl(pictureOf(product), { width, height });
  return (
    <span className={styles['thumb']}>
      {url ? (
        <img src={url} width={width} height={height} alt="" loading="lazy" />
      ) : (
        <ImageOff size={14} aria-hidden />
      )}
    </span>
  );
}
