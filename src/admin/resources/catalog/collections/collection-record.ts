import type { CollectionRule } from '#shared/collection-rules.ts';
import type { Category } from '#wix/category-operations.ts';
import { ALL_PRODUCTS_ID, type Collection } from '#wix/collection-operations.ts';
import type { StoredRecord } from '#admin/data/stored-record.ts';

export type CollectionRecord = StoredRecord<Collection> & {
  /** Travels, but is not in the package's public types. */
  lastUpdated?: string | Date;
  /** By what it fills itself, where the platform knows rules and it has one; only of the record that is open. */
  rule?: CollectionRule | null;
  /** What the third catalog says of it, on top of the first; only of the record that is open. */
  category?: Category;
};

export const isAllProducts = ({ id }: CollectionRecord): boolean => id === ALL_PRODUCTS_ID;

export interface Cover {
  fileId: string;
  url: string;
  alt: string;
}

export function coverOf({ media }: Collection): Cover | undefined {
  const { _id, image } = media?.mainMedia ?? {};
  return _id && image?.url ? { fileId: _id, url: image.url, alt: image.altText ?? '' } : undefined;
}
