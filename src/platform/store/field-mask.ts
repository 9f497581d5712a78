import { isObject } from '../../shared/is-object.ts';
import { invalidField } from '../contract/errors.ts';

/** `"a,b.c"` (the SDK), `["a", "b.c"]` or `{ paths: [...] }` (REST). Undefined: none was sent. */
export function readFieldMask(mask: unknown, path: string): string[] | undefined {
  if (mask === undefined || mask === null) return undefined;
  const paths: unknown =
    typeof mask === 'string'
      ? mask.split(',')
      : Array.isArray(mask)
        ? mask
        : (mask as { paths?: unknown }).paths;
  if (!Array.isArray(paths) || !paths.every((item) => typeof item === 'string')) {
    throw invalidField(path, 'FORMAT', 'must be a field mask');
  }
  const named = paths.map((item) => item.trim()).filter((item) => item !== '');
  return named.length > 0 ? named : undefined;
}

const camelCase = (key: string): string =>
  key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The path in the names the documents use: `buyer_info.email` → `buyerInfo.email`; keys of free maps stay. */
export function resolvePath(path: string, ...documents: readonly unknown[]): string[] {
  let levels = documents;
  return path.split('.').map((segment) => {
    const literal = levels.some((level) => isObject(level) && Object.hasOwn(level, segment));
    const key = literal ? segment : camelCase(segment);
    levels = levels.map((level) => (isObject(level) && Object.hasOwn(level, key) ? level[key] : undefined));
    return key;
  });
}
