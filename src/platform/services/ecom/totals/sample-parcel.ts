import type { Context } from '#platform/context.ts';
import { gather } from './gather.ts';
import { computeBill } from './rules/pipeline.ts';
import { packOf, type Parcel } from './rules/shipping-rate.ts';
import { readSample } from './try/sample.ts';

/** Goods of the catalog in one parcel, after the automatic discounts that anybody gets. */
export async function sampleParcel(
  context: Context,
  lines: readonly { catalogItemId: string; quantity: number }[],
): Promise<Parcel> {
  const { priced } = await readSample(context, lines);
  const include = { delivery: false, tax: false, fees: false };
  const { facts } = await gather(context, { lines: priced, buyer: {}, include });
  return packOf(computeBill(facts).lines);
}
