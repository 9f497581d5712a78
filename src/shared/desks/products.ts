import { rightsOf } from '../contract/bounds.ts';
import { operations as inventory } from '../contract/generated/stores_inventory-items-v-3.ts';
import { operations as products } from '../contract/generated/stores_products-v-3.ts';
import type { DeskFacts } from './desk.ts';

export const productsDesk = {
  name: 'products',
  place: 'main',
  goTo: 'p',
  entities: ['wix.stores.catalog.v3.product'],
  rights: {
    list: rightsOf(products, 'searchProducts'),
    create: rightsOf(products, 'createProductWithInventory'),
    edit: rightsOf(products, 'updateProductWithInventory'),
    delete: rightsOf(products, 'deleteProduct'),
    stock: rightsOf(inventory, 'bulkUpdateInventoryItems'),
  },
  jobs: {
    'set-visibility': rightsOf(products, 'bulkUpdateProducts'),
    'adjust-stock': rightsOf(inventory, 'bulkUpdateInventoryItems'),
  },
} as const satisfies DeskFacts;
