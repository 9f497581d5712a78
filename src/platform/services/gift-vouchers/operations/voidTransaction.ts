import type { Context } from '../../../context.ts';
import type { GiftVouchersApi, Reply, Request } from '../../../contract/index.ts';
import { voidUsable } from '../gift-cards.ts';

export async function voidTransaction(
  request: Request<GiftVouchersApi, 'voidTransaction'>,
  context: Context,
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- the contract answers with nothing
): Promise<Reply<GiftVouchersApi, 'voidTransaction'>> {
  await voidUsable(context, request.transactionId ?? '');
  return {};
}
