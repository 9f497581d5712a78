import { dequal } from 'dequal/lite';
import type { CatalogReference } from '#platform/services/stores/catalog/public.ts';
import type { Line } from '../line.ts';

/** The same thing to buy: of the same catalogue, the same item, with the same options whatever their order. */
export const sameReference = (a: CatalogReference | undefined, b: CatalogReference | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  a.appId === b.appId &&
  a.catalogItemId === b.catalogItemId &&
  dequal(a.options ?? {}, b.options ?? {});

/** The line that was ordered: an id that was given up may be another thing's by now. */
export const isSameLine = (
  { id, catalogReference }: Pick<Line, 'id' | 'catalogReference'>,
  ordered: { id?: string | null; catalogReference?: CatalogReference },
): boolean =>
  id === ordered.id &&
  (catalogReference === undefined
    ? ordered.catalogReference === undefined
    : sameReference(catalogReference, ordered.catalogReference));
