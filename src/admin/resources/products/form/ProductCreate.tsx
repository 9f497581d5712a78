import { ProductPage } from './ProductPage.tsx';

export default function ProductCreate() {
  return <ProductPage product={undefined} />;
}
