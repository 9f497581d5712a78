import type { Context } from '../../../context.ts';
import type { GiftVouchersApi, Reply, Request } from '../../../contract/index.ts';
import { voidUsable } from '../gift-cards.ts';

export async function voidTransaction(
  request: Request<GiftVouchersApi, 'voidTransaction'>,
  context: Context,
): Promise<Reply<GiftVouchersApi, 'voidTransaction'>> {
  await voidUsable(context, request.transactionId ?? '');
  return {};
}
