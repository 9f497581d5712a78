import { memoryFiles } from './deterministic.ts';
import { collections, inventory, inventoryItemsV3, products, productsV3 } from '@wix/stores';
import type { Database } from '../database/database.ts';
import { catalogPart } from '../demo/catalog/catalog-part.ts';
export { collectionId } from '../demo/catalog/collections.ts';
export { demoProducts } from '../demo/catalog/products.ts';
import type { Stack, StackCaller } from './stack.ts';

/** The SDK modules of both catalogs, over the platform in process. */
export const catalogModules = (stack: Stack, caller?: StackCaller) =>
  stack.sdk({ collections, inventory, inventoryItemsV3, products, productsV3 }, caller);
export type CatalogModules = ReturnType<typeof catalogModules>;

export const SHOPPER = {
  kind: 'visitor',
  visitorId: '44444444-4444-4444-8444-444444444444',
} as const satisfies StackCaller;

/** The demo's posters in the database of a stack. */
export const fillCatalog = (database: Database, stack: Stack): Promise<string> =>
  database.transaction((tx) =>
    catalogPart.fill(tx, {
      database,
      files: memoryFiles(),
      clock: stack.clock,
      siteId: stack.site.id,
      log: () => {},
    }),
  );

type Stocked = productsV3.ProductWithInventory;

const choice = (optionName: string, choiceName: string) => ({
  optionChoiceNames: { optionName, choiceName },
});

/** A shirt in two sizes, `small` and `large` pieces of them. */
export const shirt = (name: string, small: number, large: number, more: Partial<Stocked> = {}): Stocked => ({
  name,
  productType: 'PHYSICAL',
  physicalProperties: {},
  options: [
    {
      name: 'Size',
      optionRenderType: 'TEXT_CHOICES',
      choicesSettings: {
        choices: [
          { name: 'S', choiceType: 'CHOICE_TEXT' },
          { name: 'L', choiceType: 'CHOICE_TEXT' },
        ],
      },
    },
  ],
  variantsInfo: {
    variants: [
      {
        sku: `${name}-S`,
        price: { actualPrice: { amount: '20' }, compareAtPrice: { amount: '25' } },
        choices: [choice('Size', 'S')],
        inventoryItem: { quantity: small },
      },
      {
        sku: `${name}-L`,
        price: { actualPrice: { amount: '22.5' } },
        choices: [choice('Size', 'L')],
        inventoryItem: { quantity: large },
      },
    ],
  },
  ...more,
});

/** Without options: one variant, so many pieces. */
export const mug = (name: string, pieces: number, more: Partial<Stocked> = {}): Stocked => ({
  name,
  productType: 'PHYSICAL',
  physicalProperties: {},
  variantsInfo: {
    variants: [{ price: { actualPrice: { amount: '9.90' } }, inventoryItem: { quantity: pieces } }],
  },
  ...more,
});
