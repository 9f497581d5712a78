const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const all = (branches: unknown): readonly unknown[] => (Array.isArray(branches) ? branches : []);

/** Whether a filter asks for anything at all, however its nothing is wrapped. */
export function narrows(filter: unknown): boolean {
  if (!isRecord(filter)) return false;
  return Object.entries(filter).some(([key, value]) => {
    if (key === '$and') return all(value).some(narrows);
    if (key === '$or') return all(value).length > 0 && all(value).every(narrows);
    return key === '$not' ? all(value).some(narrows) || narrows(value) : true;
  });
}
