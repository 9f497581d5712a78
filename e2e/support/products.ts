import type { Api } from './api.ts';

export interface NewProduct {
  id: string;
  slug: string;
  variantsInfo: { variants: { id: string }[] };
}

/** A product to hold in hands that can be seen, with the pieces that its variants name. */
export async function newProduct(
  api: Api,
  product: { name: string; options?: object[]; variantsInfo: { variants: object[] } },
): Promise<NewProduct> {
  const made = await api.platform<{ product: NewProduct }>('POST', '/stores/v3/products-with-inventory', {
    product: { productType: 'PHYSICAL', physicalProperties: {}, visible: true, ...product },
  });
  return made.product;
}
