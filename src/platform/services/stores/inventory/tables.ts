import { querySpec } from '#platform/contract/index.ts';
import { defineEntity, type EntityDefinition } from '#platform/store/index.ts';
import type { StockItem } from './stock.ts';

const MAX_PAGE = 1000;
const DEFAULT_PAGE = 100;

const definition: EntityDefinition = {
  table: 'inventory_items',
  spec: querySpec('stores_inventory-items-v-3', 'InventoryItemSearchSpec'),
  columns: {
    createdDate: { type: 'date', required: true, index: true },
    updatedDate: { type: 'date', required: true, index: true },
    productId: { type: 'text', required: true, index: true },
    variantId: { type: 'text', required: true },
    trackQuantity: { type: 'boolean', required: true },
    inStock: { type: 'boolean', required: true },
    quantity: { type: 'decimal', index: true },
    availabilityStatus: { type: 'text', required: true },
    'product.name': { type: 'text', required: true, index: true, prefix: true },
    'product.variantSku': { type: 'text', index: true, prefix: true },
  },
  types: { 'preorderInfo.enabled': 'boolean' },
  indexes: [['availabilityStatus', 'createdDate']],
  readonly: [
    'id',
    'createdDate',
    'updatedDate',
    'revision',
    'trackQuantity',
    'availabilityStatus',
    'product',
  ],
  immutable: ['variantId', 'productId', 'locationId'],
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  maxLimit: MAX_PAGE,
  defaultLimit: DEFAULT_PAGE,
  maxSortEntries: 10,
  revision: true,
};

export const stock = defineEntity<StockItem>(definition);

export const entities = [stock];
