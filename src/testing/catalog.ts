import { collections, inventory, inventoryItemsV3, products, productsV3 } from '@wix/stores';
import type { Stack, StackCaller } from './stack.ts';

/** What the SDK leaves out of the public types of these modules, though they export it at run time. */
export const catalogModules = (stack: Stack, caller?: StackCaller) =>
  stack.sdk({ collections, inventory, inventoryItemsV3, products, productsV3 }, caller);
export type CatalogModules = ReturnType<typeof catalogModules>;
