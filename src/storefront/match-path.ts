import type { Params } from './shell/define-page.ts';

/** What a path says of a pattern's named parts; undefined where it does not fit. */
export function match(pattern: string, path: string): Params | undefined {
  const [expected, found] = [pattern.split('/'), path.split('/')];
  if (expected.length !== found.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const value = found[index] ?? '';
    if (!part.startsWith(':')) {
      if (part !== value) return undefined;
    } else if (value === '') return undefined;
    else params[part.slice(1)] = value;
  }
  return params;
}

export const mapValues = (params: Params, change: (value: string) => string): Params =>
  Object.fromEntries(Object.entries(params).map(([key, value]) => [key, change(value)]));
