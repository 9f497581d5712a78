import { pictureOf, type Product } from '../../wix/product-operations.ts';
import { Thumb } from './Thumb.tsx';

export const ProductThumb = ({ product }: { product: Product }) => <Thumb image={pictureOf(product)} />;
