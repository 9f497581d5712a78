import type { Context } from '../../context.ts';
import type { Handlers, ProductsApi } from '../../contract/index.ts';
import { defineService } from '../../service.ts';
import { addProductsToCollection } from './operations/addProductsToCollection.ts';
import { createCollection } from './operations/createCollection.ts';
import { createProduct } from './operations/createProduct.ts';
import { updateProduct } from './operations/updateProduct.ts';
import { updateProductVariants } from './operations/updateProductVariants.ts';
import { getStoreVariant } from './operations/getStoreVariant.ts';
import { queryStoreVariants } from './operations/queryStoreVariants.ts';
import { deleteCollection } from './operations/deleteCollection.ts';
import { deleteProduct } from './operations/deleteProduct.ts';
import { getCollectionBySlug } from './operations/getCollectionBySlug.ts';
import { getProduct } from './operations/getProduct.ts';
import { getProductOptionsAvailability } from './operations/getProductOptionsAvailability.ts';
import { queryProducts } from './operations/queryProducts.ts';
import { queryProductVariants } from './operations/queryProductVariants.ts';
import { removeProductsFromCollection } from './operations/removeProductsFromCollection.ts';
import { updateCollection } from './operations/updateCollection.ts';

export const products = defineService({
  name: 'products',
  package: 'stores_products',
  handlers: {
    addProductsToCollection,
    createCollection,
    createProduct,
    updateProduct,
    updateProductVariants,
    getStoreVariant,
    queryStoreVariants,
    deleteCollection,
    deleteProduct,
    getCollectionBySlug,
    getProduct,
    getProductOptionsAvailability,
    queryProducts,
    queryProductVariants,
    removeProductsFromCollection,
    updateCollection,
  } satisfies Handlers<ProductsApi, Context>,
});
