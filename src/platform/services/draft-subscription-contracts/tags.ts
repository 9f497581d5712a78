import type { Context } from '../../context.ts';
import type { DraftSubscriptionContractsApi, Handler, Request } from '../../contract/index.ts';
import { bulkByIds } from '../../crud/index.ts';
import { tagging } from '../orders/public.ts';
import { isExpired, type ContractDraft, type Tags } from './draft.ts';
import { lockAnyDraft, save } from './draft-change.ts';
import { drafts } from './tables.ts';

type Given = Pick<
  Request<DraftSubscriptionContractsApi, 'bulkUpdateDraftSubscriptionContractTags'>,
  'assignTags' | 'unassignTags'
>;

function tagged(context: Context, given: Given) {
  const change = tagging('draft', given);
  return (before: ContractDraft): Promise<ContractDraft> => {
    const { committed } = before;
    const tags: Tags = change(before.tags);
    return save(context, { ...before, tags, ...(committed && { committed: { ...committed, tags } }) });
  };
}

export const bulkUpdateDraftSubscriptionContractTags: Handler<
  DraftSubscriptionContractsApi,
  'bulkUpdateDraftSubscriptionContractTags',
  Context
> = async ({ draftSubscriptionContractIds, ...tags }, context) => {
  const change = tagged(context, tags);
  return bulkByIds(context, draftSubscriptionContractIds, {
    each: async (id) => change(await lockAnyDraft(context, id)),
  });
};

const BATCH = 200;

/** Done when it answers, so that the job it names is over. */
export const bulkUpdateDraftSubscriptionContractTagsByFilter: Handler<
  DraftSubscriptionContractsApi,
  'bulkUpdateDraftSubscriptionContractTagsByFilter',
  Context
> = async ({ filter, ...tags }, context) => {
  const change = tagged(context, tags);
  const { db, siteId, clock } = context;
  const ids = (await drafts.findIds(db, siteId, { filter: filter ?? {} }, { root: '' })).toSorted();
  for (let from = 0; from < ids.length; from += BATCH)
    for (const draft of await drafts.getManyForUpdate(db, siteId, ids.slice(from, from + BATCH)))
      if (!isExpired(draft, clock.now())) await change(draft);
  return { jobId: context.ids.guid() };
};
