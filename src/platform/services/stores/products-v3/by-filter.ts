import type { Context } from '#platform/context.ts';
import { bulk, lockedInBatches } from '#platform/crud/index.ts';
import { type LockedProduct, lockProducts, products } from '../catalog/public.ts';

interface Found {
  filter?: unknown;
  search?: unknown;
}

const idOf = ({ product }: LockedProduct): string => product.id;

/** Products that a filter finds, held with their stock, batch by batch. @throws 400 for a filter that asks for nothing */
export const lockedProducts = (
  context: Context,
  { filter, search }: Found,
  { everything = false } = {},
): AsyncGenerator<LockedProduct[]> =>
  lockedInBatches(
    context,
    products,
    { filter, search },
    {
      hold: async (ids) => [...(await lockProducts(context, ids)).values()],
      idOf,
      everything,
    },
  );

/** Done when it answers, so that the job it names is over. What one is rejected for leaves that one as it was. */
export async function forAll(
  context: Context,
  found: Found,
  each: (locked: LockedProduct) => Promise<unknown>,
  how: { everything?: boolean } = {},
): Promise<{ jobId: string }> {
  for await (const entries of lockedProducts(context, found, how))
    await bulk(context, { entries, idOf, each });
  return { jobId: context.ids.guid() };
}
