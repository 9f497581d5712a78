import type { TakingState } from '#shared/plugins.ts';
import type { Context } from '#platform/context.ts';
import { failedPrecondition, missing } from '#platform/contract/errors.ts';
import type { Taking } from './taking.ts';
import type { TakingsTable } from './takings-table.ts';

/** What did not come to an end is described to the merchant, who may say that it is settled. */
export const takingHandlers = <Row extends Taking, View extends { state: TakingState }>(
  table: TakingsTable<Row>,
  describe: (row: Row) => View,
  /** What one is called in an error, and the error code for an attempt whose outcome is known. */
  { one, notUnclear }: { one: string; notUnclear: string },
) => ({
  countUnclear: async (_request: object, context: Context) => ({
    unclear: Object.fromEntries(await table.countUnclear(context)),
  }),
  listOpen: async (context: Context, pluginId: string): Promise<View[]> =>
    (await table.unsettled(context, pluginId)).map(describe),
  /** Somebody spoke with the maker of the app: nothing is to be done any more. */
  settle: async (context: Context, pluginId: string, id: string): Promise<View> => {
    const row = await table.lockOne(context, id);
    if (row?.pluginId !== pluginId) throw missing(one);
    if (row.state !== 'UNCLEAR')
      throw failedPrecondition('It is seen to already.', notUnclear, { state: row.state });
    const updatedDate = context.clock.now().toISOString();
    await table.updateOne(context, id, { state: 'SETTLED', updatedDate, nextAskDate: null });
    return describe({ ...row, state: 'SETTLED', updatedDate });
  },
});
