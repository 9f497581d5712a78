import { ListBase } from 'ra-core';
import { productListSpec } from '../list-spec.ts';
import { ProductsPage } from './ProductsPage.tsx';

/** Rows change where they stand: coming back to the window must not move the list. */
const query = { refetchOnWindowFocus: false, onError: () => undefined };

export default function ProductList() {
  return (
    <ListBase
      resource="products"
      sort={productListSpec.openingSort}
      perPage={50}
      queryOptions={query}
      disableAuthentication
    >
      <ProductsPage />
    </ListBase>
  );
}
