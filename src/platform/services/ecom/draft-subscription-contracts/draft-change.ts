import type { Context } from '#platform/context.ts';
import type { DraftContent } from '../draft-orders/public.ts';
import { isExpired, type Calculated, type ContractDraft } from './draft.ts';
import { calculate } from './present.ts';
import { alreadyCommitted, draftNotFound } from './rules/errors.ts';
import { drafts } from './tables.ts';

/** @throws 404 also where its time is over */
export async function readDraft({ db, siteId, clock }: Context, id: string): Promise<ContractDraft> {
  const draft = await drafts.get(db, siteId, id);
  if (!draft || isExpired(draft, clock.now())) throw draftNotFound(id);
  return draft;
}

/** Holds the draft until the call ends. */
export async function lockAnyDraft({ db, siteId, clock }: Context, id: string): Promise<ContractDraft> {
  const draft = await drafts.getForUpdate(db, siteId, id);
  if (!draft || isExpired(draft, clock.now())) throw draftNotFound(id);
  return draft;
}

/** @throws 428 ALREADY_COMMITTED */
export async function lockDraft(context: Context, id: string): Promise<ContractDraft> {
  const draft = await lockAnyDraft(context, id);
  if (draft.status === 'COMMITTED') throw alreadyCommitted(id);
  return draft;
}

export const save = ({ db, siteId, clock }: Context, draft: ContractDraft): Promise<ContractDraft> =>
  drafts.replace(db, siteId, draft, { now: clock.now() });

type Reply = { calculatedDraftSubscriptionContract: Calculated };

/** An operation that changes a draft nobody has committed yet; it answers with the totals of now. */
export const change =
  <Given extends { draftSubscriptionContractId: string }>(
    edit: (context: Context, content: DraftContent, request: Given) => DraftContent | Promise<DraftContent>,
  ) =>
  async (request: Given, context: Context): Promise<Reply> => {
    const draft = await lockDraft(context, request.draftSubscriptionContractId);
    const saved = await save(context, { ...draft, content: await edit(context, draft.content, request) });
    return { calculatedDraftSubscriptionContract: await calculate(context, saved) };
  };
