import type { Context } from '../../../context.ts';
import type { CartApi, Reply, Request } from '../../../contract/index.ts';
import { readCart } from '../cart-change.ts';
import { estimate } from '../estimate.ts';

export async function estimateTotals(
  request: Request<CartApi, 'estimateTotals'>,
  context: Context,
): Promise<Reply<CartApi, 'estimateTotals'>> {
  return estimate(context, await readCart(context, request.id), request);
}
