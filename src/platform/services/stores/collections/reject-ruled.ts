import type { Context } from '#platform/context.ts';
import { badRequest } from '#platform/contract/errors.ts';
import { ruleOf } from './rules-table.ts';

/** What a rule fills nobody fills by hand: the next change of a product would undo it. @throws 400 */
export async function rejectRuled(context: Context, collectionId: string): Promise<void> {
  if (await ruleOf(context, collectionId))
    throw badRequest('This collection fills itself by a rule.', 'COLLECTION_FOLLOWS_RULE', { collectionId });
}
