import type { Context } from '#platform/context.ts';
import { badRequest } from '#platform/contract/errors.ts';
import { draftEvents, isExpired, type CalculatedDraft, type Draft, type ApiDraftOrder } from './draft.ts';
import { calculate, writeDraft } from './present.ts';
import { priceDraft, withFreshLines } from './price-draft.ts';
import { alreadyCommitted, currencyMismatch, draftNotFound, editedAlready } from './rules/errors.ts';
import { drafts } from './tables.ts';

/** @throws 404 DRAFT_ORDER_DOES_NOT_EXIST also where its time is over */
export async function readDraft({ db, siteId, clock }: Context, id: string): Promise<Draft> {
  const draft = await drafts.get(db, siteId, id);
  if (!draft || isExpired(draft, clock.now())) throw draftNotFound(id);
  return draft;
}

/** Another member of staff edits the order; a program, which speaks for nobody of the staff, is not kept from it. */
const isEditedByAnother = ({ source, status, editor }: Draft, actor: string | undefined): boolean =>
  source !== undefined &&
  status === 'DRAFT' &&
  editor !== undefined &&
  actor !== undefined &&
  editor !== actor;

/**
 * Locks the draft until the call ends.
 * @throws 428 ORDER_IS_ALREADY_EDITED also to whoever began the edit, once a colleague has taken it over
 */
export async function lockAnyDraft({ db, siteId, clock, actor }: Context, id: string): Promise<Draft> {
  const draft = await drafts.getForUpdate(db, siteId, id);
  if (!draft || isExpired(draft, clock.now())) throw draftNotFound(id);
  if (isEditedByAnother(draft, actor)) throw editedAlready(draft);
  return draft;
}

/** @throws 428 DRAFT_ORDER_ALREADY_COMMITTED */
export async function lockDraft(context: Context, id: string): Promise<Draft> {
  const draft = await lockAnyDraft(context, id);
  if (draft.status === 'COMMITTED') throw alreadyCommitted(id);
  return draft;
}

export function newDraft({ clock, ids, site, siteId, actor }: Context): Draft {
  const now = clock.now().toISOString();
  return {
    id: ids.guid(),
    createdDate: now,
    updatedDate: now,
    status: 'DRAFT',
    createdBy: { appId: siteId },
    ...(actor !== undefined && { editor: actor }),
    currency: site.currency,
    purchaseFlowId: ids.guid(),
    lines: [],
    discounts: [],
    fees: [],
    taxExempt: false,
  };
}

/** The draft with its totals of now, kept with it and told. */
async function reckon(
  context: Context,
  draft: Draft,
  slug: 'created' | 'updated',
  write: (draft: Draft) => Promise<Draft>,
): Promise<CalculatedDraft> {
  const [fresh = draft] = await withFreshLines(context, [draft]);
  const priced = await priceDraft(context, fresh);
  const reckoned = { date: context.clock.now().toISOString(), lines: fresh.lines, priced };
  const { updatedDate } = await write({ ...draft, reckoned });
  const shown = await writeDraft(context, { ...fresh, updatedDate }, priced);
  await context.emit(draftEvents[slug]({ ...shown, id: draft.id }));
  return calculate(context, fresh, shown);
}

export const insertDraft = (context: Context, draft: Draft): Promise<CalculatedDraft> =>
  reckon(context, draft, 'created', (stored) => drafts.insert(context.db, context.siteId, stored));

export function saveDraft(context: Context, draft: Draft): Promise<CalculatedDraft> {
  const { db, siteId, clock } = context;
  return reckon(context, draft, 'updated', (stored) =>
    drafts.replace(db, siteId, stored, { now: clock.now() }),
  );
}

/** Keeps the draft as it was committed: nothing changes it any more. */
export async function storeCommitted(
  context: Context,
  draft: Draft,
  committed: ApiDraftOrder,
): Promise<ApiDraftOrder> {
  const { db, siteId, clock } = context;
  const updatedDate = clock.now().toISOString();
  const shown = { ...committed, updatedDate } as unknown as ApiDraftOrder;
  const { reckoned: _past, ...stored } = draft;
  await drafts.replace(
    db,
    siteId,
    { ...stored, status: 'COMMITTED', committed: shown },
    { now: clock.now() },
  );
  await context.emit(draftEvents.updated(shown, draft.id));
  return shown;
}

/** An operation that changes a draft nobody has committed yet. */
export const change =
  <Given extends { draftOrderId: string; currency?: string | null }>(
    edit: (context: Context, draft: Draft, request: Given) => Draft | Promise<Draft>,
  ) =>
  async (request: Given, context: Context): Promise<{ calculatedDraftOrder: CalculatedDraft }> => {
    const draft = await lockDraft(context, request.draftOrderId);
    const { currency } = request;
    if (currency && currency !== draft.currency) throw currencyMismatch(currency);
    return { calculatedDraftOrder: await saveDraft(context, await edit(context, draft, request)) };
  };

export const invalidAmount = (message: string): Error => badRequest(message, 'INVALID_AMOUNT');
