import type { Context } from '../../../context.ts';
import type { TaxGroupsApi, Reply, Request } from '../../../contract/index.ts';
import { taxGroupNotFound } from '../tax-group-change.ts';
import { findTaxGroup } from '../public.ts';

export async function getTaxGroup(
  request: Request<TaxGroupsApi, 'getTaxGroup'>,
  context: Context,
): Promise<Reply<TaxGroupsApi, 'getTaxGroup'>> {
  const taxGroup = await findTaxGroup(context, request.taxGroupId);
  if (!taxGroup) throw taxGroupNotFound(request.taxGroupId);
  return { taxGroup };
}
