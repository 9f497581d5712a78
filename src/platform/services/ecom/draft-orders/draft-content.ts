import type { Context } from '#platform/context.ts';
import { contentOf } from './content.ts';
import { isExpired } from './draft.ts';
import { priceDraft, withFreshLines } from './price-draft.ts';
import { drafts, openDraftOf } from './tables.ts';

type DraftContent = ReturnType<typeof contentOf> & { currency: string };

/** What an order of the draft would have at the prices of now; undefined where it is gone. */
export async function draftContent(context: Context, id: string): Promise<DraftContent | undefined> {
  const { db, siteId, clock } = context;
  const found = await drafts.get(db, siteId, id);
  if (!found || isExpired(found, clock.now())) return undefined;
  const [draft = found] = await withFreshLines(context, [found]);
  return { ...contentOf(draft, await priceDraft(context, draft)), currency: draft.currency };
}

/** While the order is held nobody begins to edit it. */
export async function isUnderEdit(context: Context, orderId: string): Promise<boolean> {
  const open = await openDraftOf(context, orderId);
  return open !== undefined && !isExpired(open, context.clock.now());
}
