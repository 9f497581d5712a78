import type { Context } from '../../context.ts';
import type { Handlers, ProductsV3Api } from '../../contract/index.ts';
import { defineService } from '../../service.ts';
import { bulkDeleteProducts } from './operations/bulkDeleteProducts.ts';
import { bulkUpdateProducts } from './operations/bulkUpdateProducts.ts';
import { bulkUpdateProductsByFilter } from './operations/bulkUpdateProductsByFilter.ts';
import { createProductWithInventory } from './operations/createProductWithInventory.ts';
import { updateProductWithInventory } from './operations/updateProductWithInventory.ts';
import { countProducts } from './operations/countProducts.ts';
import { createProduct } from './operations/createProduct.ts';
import { deleteProduct } from './operations/deleteProduct.ts';
import { getProduct } from './operations/getProduct.ts';
import { getProductBySlug } from './operations/getProductBySlug.ts';
import { queryProducts } from './operations/queryProducts.ts';
import { searchProducts } from './operations/searchProducts.ts';
import { updateProduct } from './operations/updateProduct.ts';

export const productsV3 = defineService({
  name: 'products-v3',
  package: 'stores_products-v-3',
  handlers: {
    bulkDeleteProducts,
    bulkUpdateProducts,
    bulkUpdateProductsByFilter,
    createProductWithInventory,
    updateProductWithInventory,
    countProducts,
    createProduct,
    deleteProduct,
    getProduct,
    getProductBySlug,
    queryProducts,
    searchProducts,
    updateProduct,
  } satisfies Handlers<ProductsV3Api, Context>,
});
