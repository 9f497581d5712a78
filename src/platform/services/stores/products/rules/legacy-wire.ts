import type { ProductsApi, Reply } from '#platform/contract/index.ts';

export type WireProduct = NonNullable<Reply<ProductsApi, 'getProduct'>['product']>;
export type WireVariant = NonNullable<Reply<ProductsApi, 'queryProductVariants'>['variants']>[number];
