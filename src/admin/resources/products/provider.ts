import type {
  CreateParams,
  DeleteParams,
  GetListParams,
  GetManyParams,
  GetOneParams,
  UpdateParams,
} from 'ra-core';
import { productOperations, type Product, type ProductInput } from '../../../wix/product-operations.ts';
import { currentSession } from '../../access/session.ts';
import { createCursorPages } from '../../data/cursor-pages.ts';
import type { PlatformFilter } from '../../data/filter-operators.ts';
import { parseListFilter, toPlatformFilter, type ListFilter } from '../../data/list-state.ts';
import { tabCounts, type TabCounts } from '../../data/tab-counts.ts';
import { availabilities, productListSpec } from './list-spec.ts';
import { toProductRecord, type ProductRecord } from './product-record.ts';

interface Position {
  filter: PlatformFilter;
  sort: { fieldName: string; order: 'ASC' | 'DESC' }[];
}

const AVAILABILITY = 'inventory.availabilityStatus';
const MOST_IDS = 100;

export const productPlatformFilter = (state: ListFilter): PlatformFilter =>
  toPlatformFilter(state, productListSpec, {
    now: new Date(),
    timeZone: currentSession()?.store.timeZone ?? 'UTC',
  });

const positionOf = ({ filter, sort }: GetListParams): Position => ({
  filter: productPlatformFilter(parseListFilter(filter, productListSpec)),
  sort: [
    {
      fieldName: sort?.field ?? productListSpec.openingSort.field,
      order: sort?.order ?? productListSpec.openingSort.order,
    },
  ],
});

const positions = new Map<string, Position>();

const page = createCursorPages<ProductRecord>(async ({ key, limit, cursor, signal }) => {
  const search = cursor
    ? { cursorPaging: { limit, cursor } }
    : { ...positions.get(key), cursorPaging: { limit } };
  const reply = await productOperations.search(search, { signal });
  return {
    items: (reply.products ?? []).map((product) => toProductRecord(product)),
    next: reply.pagingMetadata?.cursors?.next ?? undefined,
  };
});

const found = (product: Product | undefined): { data: ProductRecord } => {
  if (!product) throw new Error('The platform answered without the product.');
  return { data: toProductRecord(product) };
};

export const productsProvider = {
  supportAbortSignal: true,

  async getList(_resource: string, params: GetListParams) {
    const { page: number = 1, perPage = 25 } = params.pagination ?? {};
    const { view: _, ...shown } = parseListFilter(params.filter, productListSpec);
    const key = JSON.stringify([shown, params.sort?.field, params.sort?.order]);
    positions.set(key, positionOf(params));
    const read = await page({ key, page: number, perPage, signal: params.signal });
    return {
      data: read.items,
      pageInfo: { hasNextPage: read.hasNext, hasPreviousPage: number > 1 },
    };
  },

  async getOne(_resource: string, { id, signal }: GetOneParams) {
    return found(await productOperations.get(String(id), { signal }));
  },

  async getMany(_resource: string, { ids, signal }: GetManyParams) {
    const chunks = Array.from({ length: Math.ceil(ids.length / MOST_IDS) }, (_, index) =>
      ids.slice(index * MOST_IDS, (index + 1) * MOST_IDS),
    );
    const replies = await Promise.all(
      chunks.map((chunk) =>
        productOperations.search(
          { filter: { id: { $in: chunk } }, cursorPaging: { limit: MOST_IDS } },
          { signal },
        ),
      ),
    );
    return { data: replies.flatMap(({ products = [] }) => products).map((each) => toProductRecord(each)) };
  },

  async create(_resource: string, { data }: CreateParams) {
    return found((await productOperations.create(data as ProductInput)).product);
  },

  /** `data` holds what changes and the revision it was read with. */
  async update(_resource: string, { id, data }: UpdateParams) {
    return found((await productOperations.update(String(id), data as ProductInput)).product);
  },

  async delete(_resource: string, { id, previousData }: DeleteParams) {
    await productOperations.delete(String(id));
    return { data: previousData as ProductRecord };
  },

  /** How many products each tab holds under the other filters. */
  async counts(
    _resource: string,
    { filter, signal }: { filter: ListFilter; signal?: AbortSignal },
  ): Promise<{ data: TabCounts }> {
    const { tab: _, ...others } = filter;
    const reply = await productOperations.search(
      {
        filter: productPlatformFilter(others),
        aggregations: [
          {
            name: 'availability',
            type: 'VALUE',
            fieldPath: AVAILABILITY,
            value: { limit: availabilities.length, includeMissing: false },
          },
        ],
        cursorPaging: { limit: 1 },
      },
      { signal },
    );
    const buckets = reply.aggregationData?.results?.[0]?.values?.results ?? [];
    const counts = Object.fromEntries(buckets.map(({ value, count }) => [value ?? '', count ?? 0]));
    return { data: tabCounts(counts, [AVAILABILITY], productListSpec.tabs) };
  },
};
