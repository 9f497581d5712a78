import type { MediaUse } from '#shared/media-uses.ts';

type Translate = (key: string, options?: object) => string;

/** "Product, picture 2". */
export function usageLabel({ entity, place }: MediaUse, translate: Translate): string {
  const number = /^picture (\d+)$/.exec(place)?.[1];
  const name = number === '1' ? 'main' : number === undefined ? place : 'picture';
  return translate(`media.uses.usage.${entity}.${name}`, { number });
}

/** Where it is changed; collections have no page of their own. */
export const pageOf = ({ entity, entityId }: MediaUse): string | undefined =>
  entity === 'product' ? `/products/${encodeURIComponent(entityId)}` : undefined;
