import type { Reply, TaxGroupsApi } from '../../contract/index.ts';

type WireGroup = NonNullable<Reply<TaxGroupsApi, 'getTaxGroup'>['taxGroup']>;

/** Goods that are taxed alike. */
export type TaxGroup = WireGroup & { id: string; name: string };

/** The group of goods nobody put into another; every shop has it from the start. */
export const PRODUCTS_GROUP = { id: 'a5c3d1be-6f2e-4f0d-8c1a-9d2e7b4a0001', name: 'Products' };
