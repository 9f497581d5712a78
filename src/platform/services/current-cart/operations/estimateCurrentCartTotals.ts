import type { Context } from '../../../context.ts';
import type { CurrentCartApi, Reply, Request } from '../../../contract/index.ts';
import { estimate, readCurrentCart } from '../../carts/public.ts';

export async function estimateCurrentCartTotals(
  request: Request<CurrentCartApi, 'estimateCurrentCartTotals'>,
  context: Context,
): Promise<Reply<CurrentCartApi, 'estimateCurrentCartTotals'>> {
  return estimate(context, await readCurrentCart(context), request);
}
