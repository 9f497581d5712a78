import type { ProductsApi, Reply } from '#platform/contract/index.ts';

export type LegacyApiProduct = NonNullable<Reply<ProductsApi, 'getProduct'>['product']>;
export type LegacyApiVariant = NonNullable<Reply<ProductsApi, 'queryProductVariants'>['variants']>[number];
