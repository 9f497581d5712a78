import { isObject } from '../../shared/is-object.ts';

const all = (branches: unknown): readonly unknown[] => (Array.isArray(branches) ? branches : []);

/** Whether a filter asks for anything at all, however its nothing is wrapped. */
export function narrows(filter: unknown): boolean {
  if (!isObject(filter)) return false;
  return Object.entries(filter).some(([key, value]) => {
    if (key === '$and') return all(value).some(narrows);
    if (key === '$or') return all(value).length > 0 && all(value).every(narrows);
    return key === '$not' ? all(value).some(narrows) || narrows(value) : true;
  });
}
