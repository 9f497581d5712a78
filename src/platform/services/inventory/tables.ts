import { sql } from 'kysely';
import type { Migration } from '../../../database/database.ts';
import { querySpec } from '../../contract/index.ts';
import { defineEntity, type EntityDefinition } from '../../store/index.ts';
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

/**
 * What an order holds of the stock, a row for each of its lines: `quantity` pieces were taken, of which `returned`
 * went back. `held` is false once all of it was let go; then it may be taken again. The key makes each of these
 * happen once, whoever asks how often.
 */
const heldMigration: Migration = {
  name: '002-held-stock',
  async up(db) {
    await sql`
      create table held_stock (
        site_id text collate "C" not null,
        order_id text collate "C" not null,
        line_item_id text collate "C" not null,
        variant_id text collate "C" not null,
        quantity integer not null check (quantity >= 0),
        returned integer not null default 0 check (returned between 0 and quantity),
        held boolean not null default true,
        primary key (site_id, order_id, line_item_id)
      )`.execute(db);
  },
};

export const inventoryMigrations: readonly Migration[] = [
  stock.migration(),
  heldMigration,
  stock.vocabularyMigration('003-stock-words'),
];
