import { isObject } from '../../shared/is-object.ts';
import type { OlderShapeName } from './schema.ts';
import { parseJson } from './sound.ts';

type Json = Record<string, unknown>;

/** Between a call of an earlier time and the operation that answers it today. */
interface Translation {
  request: Json;
  reply: (reply: Json) => Json;
}

/** Filters and orders were sent as text; what cannot be read is left to be refused. */
function fromText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return parseJson(value);
  } catch {
    return value;
  }
}

const SCALAR = new Set(['$eq', '$ne', '$gt', '$gte', '$lt', '$lte', '$contains', '$startsWith']);
const truth = (value: unknown): unknown => (value === 'true' || value === 'false' ? value === 'true' : value);

/** Operands stood in lists of one, truth in quotes. */
function plainFilter(filter: unknown): unknown {
  if (Array.isArray(filter)) return filter.map(plainFilter);
  if (!isObject(filter)) return filter;
  return Object.fromEntries(
    Object.entries(filter).map(([key, value]): [string, unknown] => {
      if (SCALAR.has(key) && Array.isArray(value) && value.length === 1) return [key, value[0]];
      if (key === 'visible') return [key, truth(value)];
      return [key === 'collections.id' ? 'collectionIds' : key, plainFilter(value)];
    }),
  );
}

const upper = (word: unknown): unknown => (typeof word === 'string' ? word.toUpperCase() : word);

const entryOf = (entry: unknown): unknown[] => {
  if (!isObject(entry)) return [entry];
  if (entry['fieldName'] !== undefined)
    return [{ ...entry, order: upper(entry['order'] ?? entry['direction'] ?? 'ASC') }];
  return Object.entries(entry).map(([fieldName, word]) => ({ fieldName, order: upper(word) }));
};

/** `{"price":"asc"}`, alone or in a list. */
function plainSort(sort: unknown): unknown {
  const given = fromText(sort);
  if (given === undefined || given === null || given === '') return undefined;
  return (Array.isArray(given) ? given : [given]).flatMap(entryOf);
}

function queryOf({ query }: Json): Json {
  const { filter, sort, ...rest } = isObject(query) ? query : {};
  const asked = plainFilter(fromText(filter));
  const order = plainSort(sort);
  return {
    ...rest,
    ...(asked !== undefined && asked !== '' && { filter: asked }),
    ...(order !== undefined && { sort: order }),
  };
}

/** Pages told how many items they have and how many there are, by other names. */
function pageOf(reply: Json): Json {
  const metadata = isObject(reply['metadata']) ? reply['metadata'] : {};
  return {
    ...reply,
    metadata: { ...metadata, items: metadata['count'], offset: metadata['offset'] ?? 0 },
    totalResults: metadata['total'],
  };
}

const withoutVariants = (product: unknown): unknown =>
  isObject(product) ? { ...product, variants: [] } : product;

/** What is hidden, and the variants, came to those only who asked for them. */
function productsV1(body: Json): Translation {
  const query = queryOf(body);
  const shown = { visible: true };
  const filter = query['filter'] === undefined ? shown : { $and: [query['filter'], shown] };
  return {
    request: { query: body['includeHiddenProducts'] === true ? query : { ...query, filter } },
    reply(reply) {
      const page = pageOf(reply);
      if (body['includeVariants'] === true || !Array.isArray(page['products'])) return page;
      return { ...page, products: page['products'].map(withoutVariants) };
    },
  };
}

const collectionsV1 = (body: Json): Translation => ({ request: { query: queryOf(body) }, reply: pageOf });

export const olderShapes: Readonly<Record<OlderShapeName, (body: Json) => Translation>> = {
  productsV1,
  collectionsV1,
};
