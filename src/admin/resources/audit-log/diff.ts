export interface Changed {
  path: string;
  before: string | undefined;
  after: string | undefined;
}

/** The leaves that differ, by their path; arrays are compared element by element. */
export function diff(before: unknown, after: unknown): Changed[] {
  const was = new Map(leaves(before));
  const is = new Map(leaves(after));
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((path) => was.get(path) !== is.get(path))
    .map((path) => ({ path, before: was.get(path), after: is.get(path) }));
}

function leaves(value: unknown, path = ''): [string, string][] {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object') return [[path, typeof value === 'string' ? value : JSON.stringify(value)]];
  return Object.entries(value).flatMap(([key, child]) => {
    const step = Array.isArray(value) ? `[${key}]` : path === '' ? key : `.${key}`;
    return leaves(child, path + step);
  });
}
