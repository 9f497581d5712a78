import type { Api } from './api.ts';

export interface NewProduct {
  id: string;
  slug: string;
  variantsInfo: { variants: { id: string }[] };
}

/** A product to hold in hands that can be seen, with the pieces that its variants name. */
export async function newProduct(
  api: Api,
  product: {
    name: string;
    options?: object[];
    modifiers?: object[];
    seoData?: object;
    variantsInfo: { variants: object[] };
  },
): Promise<NewProduct> {
  const made = await api.platform<{ product: NewProduct }>('POST', '/stores/v3/products-with-inventory', {
    product: { productType: 'PHYSICAL', physicalProperties: {}, visible: true, ...product },
  });
  return made.product;
}

/** By what its page in the shop is called. */
export async function productIdOf(api: Api, slug: string): Promise<string> {
  const found = await api.platform<{ product: { id: string } }>('GET', `/stores/v3/products/slug/${slug}`);
  return found.product.id;
}
