import { z } from 'zod';

/** Of a page of a query with cursors, as the contract's queries have it. */
export const cursorMetadata = z.strictObject({
  count: z.int(),
  cursors: z.strictObject({ next: z.string().exactOptional(), prev: z.string().exactOptional() }),
  hasNext: z.boolean(),
});
