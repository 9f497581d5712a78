import type { Product } from '../../../wix/product-operations.ts';
import type { StoredRecord } from '../../data/stored-record.ts';

export type ReviewedProduct = StoredRecord<Product>;

export const pictureOf = ({ media }: Product): string | undefined =>
  media?.main?.image ?? media?.main?.url ?? undefined;
