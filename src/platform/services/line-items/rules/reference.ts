import type { CatalogReference } from '../../catalog/public.ts';
import type { Line } from '../line.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function deepEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && deepEqual(a[key], b[key]));
}

/** The same thing to buy: of the same catalogue, the same item, with the same options whatever their order. */
export const sameReference = (a: CatalogReference | undefined, b: CatalogReference | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  a.appId === b.appId &&
  a.catalogItemId === b.catalogItemId &&
  deepEqual(a.options ?? {}, b.options ?? {});

/** The line that was ordered: an id that was given up may be another thing's by now. */
export const isSameLine = (
  { id, catalogReference }: Pick<Line, 'id' | 'catalogReference'>,
  ordered: { id?: string | null; catalogReference?: CatalogReference },
): boolean =>
  id === ordered.id &&
  (catalogReference === undefined
    ? ordered.catalogReference === undefined
    : sameReference(catalogReference, ordered.catalogReference));
