import * as categories from '../contract/generated/categories_categories.rights.ts';
import * as collections from '../contract/generated/stores_collections.rights.ts';
import * as products from '../contract/generated/stores_products.rights.ts';
import type { DeskFacts } from './desk.ts';

export const collectionsDesk = {
  name: 'collections',
  place: 'main',
  under: 'products',
  goTo: 'k',
  // The operations that write them are of the first catalog's products: a hosted platform's events have that name.
  entities: [
    'wix.stores.catalog.v1.collection',
    'wix.stores.catalog.v1.product',
    'wix.categories.v1.category',
  ],
  rights: {
    list: collections.queryCollections,
    create: products.createCollection,
    edit: products.updateCollection,
    delete: products.deleteCollection,
    members: products.addProductsToCollection,
    arrange: categories.setArrangedItems,
    describe: categories.updateCategory,
  },
} as const satisfies DeskFacts;
