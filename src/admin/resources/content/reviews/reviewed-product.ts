import type { Product } from '#wix/product-operations.ts';
import type { StoredRecord } from '#admin/data/stored-record.ts';

export type ReviewedProduct = StoredRecord<Product>;
