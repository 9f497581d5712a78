export interface Changed {
  path: string;
  before: string | undefined;
  after: string | undefined;
}

/** What changes with every update and tells a person nothing. */
const noise = /(^|\.)(activities|revision|updatedDate|_updatedDate|_id|id|formattedAmount)(\.|\[|$)/;

/** The leaves that differ, by their path; arrays are compared element by element. */
export function changesOf(before: unknown, after: unknown): Changed[] {
  const was = new Map(leaves(before));
  const is = new Map(leaves(after));
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((path) => !noise.test(path) && was.get(path) !== is.get(path))
    .map((path) => ({ path, before: was.get(path), after: is.get(path) }));
}

function leaves(value: unknown, path = ''): [string, string][] {
  if (value === undefined || value === null || value === '') return [];
  if (typeof value !== 'object') return [[path, typeof value === 'string' ? value : JSON.stringify(value)]];
  return Object.entries(value).flatMap(([key, child]) => {
    const step = Array.isArray(value) ? `[${key}]` : path === '' ? key : `.${key}`;
    return leaves(child, path + step);
  });
}

const spaced = (name: string): string =>
  name
    .replace(/^_/, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();

/** `balanceSummary.paid.amount` → "Balance summary, paid": the path read out, for what has no words of its own. */
export function pathLabel(path: string): string {
  const words = path
    .replaceAll(/\[(\d+)\]/g, (_, index: string) => `.${Number(index) + 1}`)
    .split('.')
    .filter((part, index, parts) => !(part === 'amount' && index === parts.length - 1 && parts.length > 1))
    .map(spaced)
    .join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `NOT_PAID` → "Not paid"; everything else stays. */
export const valueLabel = (value: string): string =>
  /^[A-Z]+(_[A-Z\d]+)*$/.test(value) && value.length > 3
    ? value.charAt(0) + value.slice(1).replaceAll('_', ' ').toLowerCase()
    : value;
