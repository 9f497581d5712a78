import { pictureOf } from '#wix/product-operations.ts';
import { Thumb } from '#admin/ui/Thumb.tsx';
import type { ReviewedProduct } from './reviewed-product.ts';

interface Props {
  product: ReviewedProduct | undefined;
  width: number;
  height: number;
}

export const ProductPicture = ({ product, ...size }: Props) => (
  <Thumb image={product && pictureOf(product)} {...size} />
);
