import { ImageOff } from 'lucide-react';
import { mediaUrl } from '../../../wix/media-url.ts';
import { pictureOf } from '../../../wix/product-operations.ts';
import type { ReviewedProduct } from './reviewed-product.ts';
import styles from './reviews.module.css';

interface Props {
  product: ReviewedProduct | undefined;
  width: number;
  height: number;
}

export function ProductPicture({ product, width, height }: Props) {
  const url = product && mediaUrl(pictureOf(product), { width, height });
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
