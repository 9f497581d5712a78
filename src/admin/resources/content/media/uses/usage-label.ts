import type { MediaUse } from '#shared/media-uses.ts';

type Translate = (key: string, options?: object) => string;

/** "Product, picture 2". */
export function usageLabel({ entity, place }: MediaUse, translate: Translate): string {
  const number = /^picture (\d+)$/.exec(place)?.[1];
  const name = number === '1' ? 'main' : number === undefined ? place : 'picture';
  return translate(`media.uses.usage.${entity}.${name}`, { number });
}

/** Empty where the label says it all. */
export const usedBy = ({ entity, entityId, name }: MediaUse, translate: Translate): string =>
  entity === 'shopText' ? translate(`media.uses.textName.${entityId}`) : name;

const PAGES: Partial<Record<MediaUse['entity'], (id: string) => string>> = {
  product: (id) => `/products/${id}`,
  storefront: () => '/storefront',
  storePage: (id) => `/store-pages/${id}`,
  shopText: (id) => `/shop-texts/${id}`,
};

/** Where it is changed; collections have no page of their own. */
export const pageOf = ({ entity, entityId }: MediaUse): string | undefined =>
  PAGES[entity]?.(encodeURIComponent(entityId));
