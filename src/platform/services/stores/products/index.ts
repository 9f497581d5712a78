import type { Context } from '#platform/context.ts';
import type { Handlers, ProductsApi } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { getCollectionBySlug } from '../collections/public.ts';
import {
  addProductsToCollection,
  createCollection,
  deleteCollection,
  removeProductsFromCollection,
  updateCollection,
} from './collections.ts';
import { bulkAdjustProductProperty, bulkUpdateProductsProperty } from './many.ts';
import {
  addProductMedia,
  addProductMediaToChoices,
  removeProductMedia,
  removeProductMediaFromChoices,
} from './media.ts';
import { getProductOptionsAvailability } from './operations/getProductOptionsAvailability.ts';
import { updateProductVariants } from './operations/updateProductVariants.ts';
import { deleteProductOptions, removeBrand, removeRibbon, resetAllProductVariantData } from './plain.ts';
import { createProduct, deleteProduct, getProduct, queryProducts, updateProduct } from './products.ts';
import { getStoreVariant, queryProductVariants, queryStoreVariants } from './variants.ts';

export const products = defineService({
  name: 'products',
  package: 'stores_products',
  handlers: {
    addProductMedia,
    addProductMediaToChoices,
    bulkAdjustProductProperty,
    bulkUpdateProductsProperty,
    deleteProductOptions,
    removeBrand,
    removeProductMedia,
    removeProductMediaFromChoices,
    removeRibbon,
    resetAllProductVariantData,
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
