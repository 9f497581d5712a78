import { callPlatform, findOperation } from '../../platform-call.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';
import type { JobKind } from '../jobs.ts';

const PAGE = 100;

export interface JobProduct {
  id: string;
  name?: string;
  revision: string;
  visible?: boolean;
}

interface SearchReply {
  products?: JobProduct[];
  pagingMetadata?: { cursors?: { next?: string } };
}

/** Products by id, in no particular order; unknown ones are absent. */
export async function productsById(
  platformFetch: PlatformFetch,
  ids: readonly string[],
): Promise<JobProduct[]> {
  const query = findOperation('stores_products-v-3', 'queryProducts');
  const found: JobProduct[] = [];
  for (let start = 0; start < ids.length; start += PAGE) {
    const reply = await callPlatform<SearchReply>(platformFetch, query, {
      query: {
        filter: { id: { $in: ids.slice(start, start + PAGE) } },
        cursorPaging: { limit: PAGE },
      },
    });
    found.push(...(reply.products ?? []));
  }
  return found;
}

const labelOf = ({ id, name }: JobProduct): string => name ?? id;

/** How products are chosen and named, the same for every kind of job about them. */
export const productSelection = (platformFetch: PlatformFetch): Pick<JobKind, 'select' | 'labels'> => ({
  async select({ filter, sort, cursor }) {
    const search =
      cursor === undefined
        ? { filter, sort, cursorPaging: { limit: PAGE } }
        : { cursorPaging: { limit: PAGE, cursor } };
    const operation = findOperation('stores_products-v-3', 'searchProducts');
    const reply = await callPlatform<SearchReply>(platformFetch, operation, { search });
    const next = reply.pagingMetadata?.cursors?.next;
    return {
      items: (reply.products ?? []).map((product) => ({ id: product.id, label: labelOf(product) })),
      ...(next && { next }),
    };
  },
  async labels(ids) {
    const products = await productsById(platformFetch, ids);
    return new Map(products.map((product) => [product.id, labelOf(product)]));
  },
});
