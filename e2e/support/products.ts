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

interface ShownProduct {
  id: string;
  media: { main: { image: { id: string } } };
}

const productBySlug = async (api: Api, slug: string): Promise<ShownProduct> =>
  (await api.platform<{ product: ShownProduct }>('GET', `/stores/v3/products/slug/${slug}`)).product;

/** By what its page in the shop is called. */
export const productIdOf = async (api: Api, slug: string): Promise<string> =>
  (await productBySlug(api, slug)).id;

/** The file of the main picture of a product. */
export const pictureIdOf = async (api: Api, slug: string): Promise<string> =>
  (await productBySlug(api, slug)).media.main.image.id;
