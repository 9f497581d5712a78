import { z } from 'zod';

/** Of a page of a query with cursors, as the contract's queries have it. */
export const cursorMetadata = z.strictObject({
  count: z.int(),
  cursors: z.strictObject({ next: z.string().exactOptional(), prev: z.string().exactOptional() }),
  hasNext: z.boolean(),
});

const anything = z.record(z.string(), z.unknown());

/** The service's query specification checks the query, as it does the contract's queries. */
export const queryRequest = z.strictObject({ query: anything.optional() });
/** A query that names no index of the database: the service checks what stands in it. */
export const pageRequest = z.strictObject({
  query: z.strictObject({
    filter: z.unknown().optional(),
    sort: z.unknown().optional(),
    cursorPaging: z
      .strictObject({ limit: z.unknown().optional(), cursor: z.unknown().optional() })
      .optional(),
  }),
});
/** Of a page that answers a `pageRequest`. */
export const pageMetadata = cursorMetadata.omit({ hasNext: true });
export const countRequest = z.strictObject({ filter: anything.optional() });
export const countResponse = z.strictObject({ count: z.int() });
