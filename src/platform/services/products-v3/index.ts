import type { Context } from '../../context.ts';
import type { Handlers, ProductsV3Api } from '../../contract/index.ts';
import { defineService } from '../../service.ts';
import {
  bulkDeleteProducts,
  bulkUpdateProducts,
  createProduct,
  deleteProduct,
  updateProduct,
} from './change-products.ts';
import {
  countProducts,
  getProduct,
  getProductBySlug,
  queryProducts,
  searchProducts,
} from './find-products.ts';
import { bulkUpdateProductsByFilter } from './operations/bulkUpdateProductsByFilter.ts';
import { createProductWithInventory, updateProductWithInventory } from './with-inventory.ts';

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
