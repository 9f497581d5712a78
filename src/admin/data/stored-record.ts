/** What the SDK gives back of an entity. */
export interface StoredItem {
  _id?: string | null;
}

/** react-admin looks records up by `id`; the SDK calls it `_id`. */
export type StoredRecord<Item extends StoredItem> = Item & { id: string };

export const toRecord = <Item extends StoredItem>(item: Item): StoredRecord<Item> => ({
  ...item,
  id: item._id ?? '',
});
