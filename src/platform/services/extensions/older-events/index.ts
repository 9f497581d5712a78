import { defineService } from '#platform/service.ts';
import { abandonedListeners } from './abandoned.ts';
import { collectionListeners } from './collections.ts';
import { inventoryListeners } from './inventory.ts';
import { productListeners } from './products.ts';

/** The events of the first catalog and of abandoned carts: apps of that time hear of the same changes under the older names. */
export const olderEvents = defineService({
  name: 'older-events',
  listeners: { ...productListeners, ...collectionListeners, ...inventoryListeners, ...abandonedListeners },
});
