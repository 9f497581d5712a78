import { isObject } from '#shared/is-object.ts';
import { parseQueryText, parseSortText } from './query-text.ts';
import type { Json, OlderShape, Translation } from './translation.ts';

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

function queryOf({ query }: Json): Json {
  const { filter, sort, ...rest } = isObject(query) ? query : {};
  const requested = plainFilter(parseQueryText(filter));
  const order = parseSortText(sort);
  return {
    ...rest,
    ...(requested !== undefined && requested !== '' && { filter: requested }),
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
export function productsV1(body: Json): Translation {
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

export const collectionsV1: OlderShape = (body) => ({ request: { query: queryOf(body) }, reply: pageOf });
