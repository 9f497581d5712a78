import type { TakingState } from '#shared/plugins.ts';
import type { Context } from '#platform/context.ts';
import { failedPrecondition, missing } from '#platform/contract/errors.ts';
import { requireMerchant } from '#platform/hosted-json.ts';
import type { HostedRoute } from '#platform/service.ts';
import type { Taking } from './taking.ts';
import type { TakingsTable } from './takings-table.ts';

const READ = 'ECOM.READ_CHECKOUT_SETTINGS';
const MANAGE = 'ECOM.UPDATE_CHECKOUT_SETTINGS';

interface TakingNames {
  path: string;
  /** The field of the response that holds the list. */
  plural: string;
  one: string;
  /** The error code for an attempt whose outcome is known. */
  notUnclear: string;
}

/** What did not come to an end is told to the merchant, who may say that it is settled. */
export function takingRoutes<Row extends Taking>(
  table: TakingsTable<Row>,
  tell: (row: Row) => { state: TakingState },
  { path, plural, one, notUnclear }: TakingNames,
): HostedRoute[] {
  /** Somebody spoke with the maker of the app: nothing is to be done any more. */
  async function settleByHand(context: Context, id: string): Promise<object> {
    const row = await table.lockOne(context, id);
    if (!row) throw missing(one);
    if (row.state !== 'UNCLEAR')
      throw failedPrecondition('It is seen to already.', notUnclear, { state: row.state });
    const updatedDate = context.clock.now().toISOString();
    await table.updateOne(context, id, { state: 'SETTLED', updatedDate, nextAskDate: null });
    return tell({ ...row, state: 'SETTLED', updatedDate });
  }
  return [
    {
      method: 'GET',
      path,
      async handle(_request, context) {
        requireMerchant(context, READ);
        return Response.json({ unclear: Object.fromEntries(await table.countUnclear(context)) });
      },
    },
    {
      method: 'GET',
      path: `${path}/:plugin`,
      async handle(_request, context, { plugin = '' }) {
        requireMerchant(context, READ);
        return Response.json({ [plural]: (await table.unsettled(context, plugin)).map(tell) });
      },
    },
    {
      method: 'POST',
      path: `${path}/:id/settle`,
      async handle(_request, context, { id = '' }) {
        requireMerchant(context, MANAGE);
        return Response.json(await settleByHand(context, id));
      },
    },
  ];
}
