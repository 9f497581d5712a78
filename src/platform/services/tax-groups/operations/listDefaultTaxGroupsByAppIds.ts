import type { Context } from '../../../context.ts';
import type { Reply, Request, TaxGroupsApi } from '../../../contract/index.ts';
import { STORES_APP_ID } from '../../catalog/public.ts';
import { ensureDefaultGroup } from '../tables.ts';

export async function listDefaultTaxGroupsByAppIds(
  request: Request<TaxGroupsApi, 'listDefaultTaxGroupsByAppIds'>,
  context: Context,
): Promise<Reply<TaxGroupsApi, 'listDefaultTaxGroupsByAppIds'>> {
  const taxGroup = await ensureDefaultGroup(context);
  const results = (request.appIds ?? []).map((appId, originalIndex) =>
    appId === STORES_APP_ID
      ? { taxGroupMetadata: { id: taxGroup.id, originalIndex, success: true }, taxGroup }
      : {
          taxGroupMetadata: {
            originalIndex,
            success: false,
            error: { code: 'NOT_FOUND', description: 'The app brings no tax group.', data: { appId } },
          },
        },
  );
  const totalSuccesses = results.filter(({ taxGroupMetadata }) => taxGroupMetadata.success).length;
  const totalFailures = results.length - totalSuccesses;
  return { results, bulkActionMetadata: { totalSuccesses, totalFailures, undetailedFailures: 0 } };
}
