import type { Listener } from '#platform/service.ts';
import { entityIn, modifiedIn, emitOlder, type Doc } from './emit-older.ts';

const group = 'com.wix.ecommerce.inventory.api.v1';

interface Item extends Doc {
  productId: string;
  variantId: string;
  trackQuantity?: boolean;
  quantity?: number;
  inStock?: boolean;
  availabilityStatus?: string;
  preorderInfo?: { enabled?: boolean };
  updatedDate?: string;
}

const valueOf = (item: Item): object => ({
  ...(item.quantity !== undefined && { quantity: item.quantity }),
  inStock: item.availabilityStatus === 'IN_STOCK',
  availableForPreorder: item.preorderInfo?.enabled === true,
});

/** As it was, as far as that was told. */
const before = (item: Item, modified: Doc): Item => ({
  ...item,
  quantity: (('quantity' in modified ? modified['quantity'] : item.quantity) ?? undefined) as never,
  availabilityStatus: (modified['availabilityStatus'] ?? item.availabilityStatus) as string,
  preorderInfo: { enabled: (modified['preorderInfo.enabled'] ?? item.preorderInfo?.enabled) === true },
});

/** The first catalog counts by product: an item of its stock has the product's id and holds the variants. */
const idsOf = ({ productId }: Item): object => ({
  inventoryItemId: productId,
  externalId: productId,
  productId,
});

const changed = (item: Item, variant: object): object => ({
  ...idsOf(item),
  variants: [{ id: item.variantId, ...variant }],
  updatedDate: item.updatedDate,
});

const onCreated: Listener = (event, context) => {
  const item = entityIn(event) as Item;
  const to = { group, name: 'InventoryVariantsChanged', entityId: item.productId };
  return emitOlder(context, to, changed(item, { newValue: valueOf(item) }));
};

const onUpdated: Listener = async (event, context) => {
  const item = entityIn(event) as Item;
  const modified = modifiedIn(event);
  const to = { group, entityId: item.productId };
  if ('trackQuantity' in modified)
    await emitOlder(
      context,
      { ...to, name: 'InventoryItemChanged' },
      {
        ...idsOf(item),
        trackInventory: item.trackQuantity === true,
        fieldMask: ['trackInventory'],
        updatedDate: item.updatedDate,
      },
    );
  const values = { oldValue: valueOf(before(item, modified)), newValue: valueOf(item) };
  if (JSON.stringify(values.oldValue) !== JSON.stringify(values.newValue))
    await emitOlder(context, { ...to, name: 'InventoryVariantsChanged' }, changed(item, values));
};

export const inventoryListeners: Readonly<Record<string, Listener>> = {
  'wix.stores.catalog.v3.inventory_item_created': onCreated,
  'wix.stores.catalog.v3.inventory_item_updated': onUpdated,
};
