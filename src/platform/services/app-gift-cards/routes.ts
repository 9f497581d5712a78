import type { ToldRedemption } from '../../../shared/plugins.ts';
import type { Context } from '../../context.ts';
import { failedPrecondition, missing } from '../../contract/errors.ts';
import { requireMerchant } from '../../hosted-json.ts';
import type { HostedRoute } from '../../service.ts';
import type { StoredRedemption } from './redemption.ts';
import { countUnclear, lockOne, unsettled, updateOne } from './tables.ts';

const READ = 'ECOM.READ_CHECKOUT_SETTINGS';
const MANAGE = 'ECOM.UPDATE_CHECKOUT_SETTINGS';

const tell = ({
  id,
  orderId,
  lastFour,
  amount,
  currency,
  state,
  reason,
  createdDate,
  updatedDate,
}: StoredRedemption): ToldRedemption => ({
  id,
  orderId,
  lastFour,
  amount,
  currency,
  state,
  reason,
  createdDate,
  updatedDate,
});

/** Somebody spoke with the maker of the app: nothing is to be done any more. */
async function settleByHand(context: Context, id: string): Promise<ToldRedemption> {
  const row = await lockOne(context, id);
  if (!row) throw missing('redemption');
  if (row.state !== 'UNCLEAR')
    throw failedPrecondition('It is seen to already.', 'REDEMPTION_NOT_UNCLEAR', { state: row.state });
  const updatedDate = context.clock.now().toISOString();
  await updateOne(context, id, { state: 'SETTLED', updatedDate, nextAskDate: null });
  return tell({ ...row, state: 'SETTLED', updatedDate });
}

export const routes: HostedRoute[] = [
  {
    method: 'GET',
    path: '/hosted/app-gift-cards',
    async handle(_request, context) {
      requireMerchant(context, READ);
      return Response.json({ unclear: Object.fromEntries(await countUnclear(context)) });
    },
  },
  {
    method: 'GET',
    path: '/hosted/app-gift-cards/:plugin',
    async handle(_request, context, { plugin = '' }) {
      requireMerchant(context, READ);
      return Response.json({ redemptions: (await unsettled(context, plugin)).map(tell) });
    },
  },
  {
    method: 'POST',
    path: '/hosted/app-gift-cards/:id/settle',
    async handle(_request, context, { id = '' }) {
      requireMerchant(context, MANAGE);
      return Response.json(await settleByHand(context, id));
    },
  },
];
