import type { Context } from '#platform/context.ts';
import { draftEvents, type Draft } from './draft.ts';
import { presentDrafts, writeDraft } from './present.ts';
import { drafts } from './tables.ts';

/** Subscribers are told the draft as it was told last: with the totals of then, and nothing of how it is kept. */
async function toldLast(context: Context, draft: Draft): Promise<object> {
  const { reckoned } = draft;
  if (reckoned) return writeDraft(context, { ...draft, lines: reckoned.lines }, reckoned.priced);
  const [shown = {}] = await presentDrafts(context, [draft]);
  return shown;
}

export async function removeDraft(context: Context, draft: Draft): Promise<void> {
  const told = await toldLast(context, draft);
  await drafts.remove(context.db, context.siteId, draft.id);
  await context.emit(draftEvents.deleted({ ...told, id: draft.id }));
}
