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
export const countRequest = z.strictObject({ filter: anything.optional() });
export const countResponse = z.strictObject({ count: z.int() });
