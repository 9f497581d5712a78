import * as inventory from '../contract/generated/stores_inventory-items-v-3.rights.ts';
import * as legacy from '../contract/generated/stores_products.rights.ts';
import * as products from '../contract/generated/stores_products-v-3.rights.ts';
import type { DeskFacts } from './desk.ts';

export const productsDesk = {
  name: 'products',
  place: 'main',
  goTo: 'p',
  entities: ['wix.stores.catalog.v3.product'],
  rights: {
    list: products.searchProducts,
    create: products.createProductWithInventory,
    edit: products.updateProductWithInventory,
    delete: products.deleteProduct,
    stock: inventory.bulkUpdateInventoryItems,
    countStock: inventory.searchInventoryItems,
    import: [...products.createProductWithInventory, ...products.updateProductWithInventory],
    carts: ['ECOM.READ_CARTS'],
  },
  jobs: {
    'set-visibility': products.bulkUpdateProducts,
    archive: products.bulkUpdateProducts,
    'update-tags': products.bulkUpdateProducts,
    'set-ribbon': products.bulkUpdateProducts,
    'set-tax-group': products.bulkUpdateProducts,
    'adjust-price': products.updateProduct,
    'add-to-collection': legacy.addProductsToCollection,
    'adjust-stock': inventory.bulkUpdateInventoryItems,
    'check-import': [...products.createProductWithInventory, ...products.updateProductWithInventory],
    import: [...products.createProductWithInventory, ...products.updateProductWithInventory],
    'take-back-import': products.deleteProduct,
    export: products.searchProducts,
  },
} as const satisfies DeskFacts;
