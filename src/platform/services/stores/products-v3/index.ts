import type { Context } from '#platform/context.ts';
import type { Handlers, ProductsV3Api } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import {
  bulkDeleteProducts,
  bulkUpdateProducts,
  createProduct,
  deleteProduct,
  updateProduct,
} from './change-products.ts';
import {
  bulkAddProductsToCategoriesByFilter,
  bulkRemoveProductsFromCategoriesByFilter,
  getAllProductsCategory,
} from './categories.ts';
import { bulkCreateProducts, bulkDeleteProductsByFilter } from './create-many.ts';
import {
  countProducts,
  getProduct,
  getProductBySlug,
  queryProducts,
  searchProducts,
} from './find-products.ts';
import { retainedImports } from './import/record.ts';
import { importRoutes } from './import/routes.ts';
import { migrations } from './migrations.ts';
import { bulkUpdateProductsByFilter } from './operations/bulkUpdateProductsByFilter.ts';
import { bulkCreateProductsWithInventory, bulkUpdateProductsWithInventory } from './many-with-inventory.ts';
import {
  bulkAddInfoSectionsToProducts,
  bulkAddInfoSectionsToProductsByFilter,
  bulkRemoveInfoSectionsFromProducts,
  bulkRemoveInfoSectionsFromProductsByFilter,
} from './info-sections.ts';
import { bulkUpdateProductTags, bulkUpdateProductTagsByFilter } from './tags.ts';
import {
  bulkAdjustProductVariantsByFilter,
  bulkUpdateProductVariantsByFilter,
} from './variants-by-filter.ts';
import { createProductWithInventory, updateProductWithInventory } from './with-inventory.ts';

export const productsV3 = defineService({
  name: 'products-v3',
  package: 'stores_products-v-3',
  routes: importRoutes,
  retentionRules: [retainedImports],
  migrations,
  handlers: {
    bulkAddInfoSectionsToProducts,
    bulkAddInfoSectionsToProductsByFilter,
    bulkRemoveInfoSectionsFromProducts,
    bulkRemoveInfoSectionsFromProductsByFilter,
    bulkAddProductsToCategoriesByFilter,
    bulkAdjustProductVariantsByFilter,
    bulkCreateProducts,
    bulkCreateProductsWithInventory,
    bulkDeleteProductsByFilter,
    bulkRemoveProductsFromCategoriesByFilter,
    bulkUpdateProductTags,
    bulkUpdateProductTagsByFilter,
    bulkUpdateProductVariantsByFilter,
    bulkUpdateProductsWithInventory,
    getAllProductsCategory,
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
