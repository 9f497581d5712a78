import { isObject } from '#shared/is-object.ts';
import { invalidField } from '#platform/contract/errors.ts';

type Filter = Record<string, unknown>;

function idIn(value: unknown, path: string): string {
  const id = isObject(value) && Object.keys(value).length === 1 ? value['$eq'] : value;
  if (typeof id !== 'string' || id === '') throw invalidField(path, 'FORMAT', 'must be the id of a category');
  return id;
}

/** Reads `categoryId` as what it stands for; the parts of a conjunction too. */
function translated(filter: Filter, path: string): { filter: Filter; narrowed: boolean } {
  const parts = Object.entries(filter).map(([key, value]): { part: Filter; narrowed: boolean } => {
    const at = `${path}.${key}`;
    if (key === 'categoryId')
      return { part: { parentCategoryIds: { $hasSome: [idIn(value, at)] } }, narrowed: true };
    if (key === '$and' && Array.isArray(value)) {
      const inner = value.map((one: unknown, index) =>
        isObject(one) ? translated(one, `${at}[${index}]`) : { filter: one, narrowed: false },
      );
      return {
        part: { $and: inner.map((one) => one.filter) },
        narrowed: inner.some((one) => one.narrowed),
      };
    }
    return { part: { [key]: value }, narrowed: key === 'parentCategoryIds' };
  });
  const narrowed = parts.some((one) => one.narrowed);
  return parts.length === 1 && parts[0]
    ? { filter: parts[0].part, narrowed }
    : { filter: { $and: parts.map(({ part }) => part) }, narrowed };
}

/**
 * The filter over items as the store knows it.
 * @throws 400 where no category is named
 */
export function categoryFilter(input: unknown, path = 'query.filter'): unknown {
  const { filter, narrowed } = isObject(input) ? translated(input, path) : { filter: input, narrowed: false };
  if (!narrowed) throw invalidField(`${path}.categoryId`, 'REQUIRED_FIELD', 'must be given');
  return filter;
}
