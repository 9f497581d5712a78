import type { Context } from '../../context.ts';
import { notFound } from '../../contract/errors.ts';
import { querySpec } from '../../contract/index.ts';
import { matches } from '../../query/evaluate.ts';
import { fieldCatalog } from '../../query/field.ts';
import { readLimit, readOffset } from '../../query/paging.ts';
import { parseFilter } from '../../query/parse-filter.ts';
import { defineService } from '../../service.ts';
import { readLocations } from './location.ts';

const DEFAULT_PAGE = 50;
const MAX_PAGE = 1000;

interface Paging {
  limit?: number;
  offset?: number;
}

const catalog = fieldCatalog(
  querySpec('business-tools_locations', 'LocationQuerySpec'),
  { default: 'boolean', archived: 'boolean' },
  {},
);

function pageOf(found: readonly object[], paging: Paging | undefined, path: string): object {
  const limit = readLimit(paging?.limit, `${path}.limit`, { fallback: DEFAULT_PAGE, max: MAX_PAGE });
  const offset = readOffset(paging?.offset, `${path}.offset`);
  const locations = found.slice(offset, offset + limit);
  return {
    locations,
    pagingMetadata: { count: locations.length, offset, total: found.length },
    authorizedLocationEntities: [],
  };
}

/** Where the business is. */
export const locations = defineService({
  name: 'locations',
  package: 'business-tools_locations',
  handlers: {
    getLocation: async ({ id }: { id: string }, context: Context) => {
      const location = (await readLocations(context)).find((one) => one.id === id);
      if (!location) throw notFound('The location was not found.', 'LOCATION_NOT_FOUND', { id });
      return { location };
    },
    listLocations: async ({ paging }: { paging?: Paging }, context: Context) =>
      pageOf(await readLocations(context), paging, 'paging'),
    queryLocations: async (
      { query }: { query?: { filter?: unknown; paging?: Paging } },
      context: Context,
    ) => {
      const wanted = parseFilter(query?.filter, catalog, { path: 'query.filter' });
      const found = (await readLocations(context)).filter((one) => matches(wanted, one));
      return pageOf(found, query?.paging, 'query.paging');
    },
  },
});
