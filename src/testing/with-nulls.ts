const MAX_LEVELS = 5;

/** The copies of a request in each of which another field is null, with the path of that field: `orders.0.order`. */
export function* withNulls(value: unknown, level = 0): Generator<[path: string, changed: unknown]> {
  if (typeof value !== 'object' || value === null || level >= MAX_LEVELS) return;
  const copyWith = (key: string, item: unknown): unknown =>
    Array.isArray(value) ? value.with(Number(key), item) : { ...value, [key]: item };
  for (const [key, item] of Object.entries(value)) {
    if (!Array.isArray(value)) yield [key, copyWith(key, null)];
    for (const [path, changed] of withNulls(item, level + 1))
      yield [`${key}.${path}`, copyWith(key, changed)];
  }
}
