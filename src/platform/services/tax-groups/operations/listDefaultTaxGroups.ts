import type { Context } from '../../../context.ts';
import type { Reply, Request, TaxGroupsApi } from '../../../contract/index.ts';
import { ensureDefaultGroup } from '../tables.ts';

export const listDefaultTaxGroups = async (
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- the contract asks for nothing
  _request: Request<TaxGroupsApi, 'listDefaultTaxGroups'>,
  context: Context,
): Promise<Reply<TaxGroupsApi, 'listDefaultTaxGroups'>> => ({
  taxGroups: [await ensureDefaultGroup(context)],
});
