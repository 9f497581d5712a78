import { ProductPage } from './ProductPage.tsx';
import '../messages.en.ts';

export default function ProductCreate() {
  return <ProductPage product={undefined} />;
}
