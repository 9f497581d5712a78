import type { Context } from '#platform/context.ts';
import type { DraftOrdersApi, Request } from '#platform/contract/index.ts';
import type { Priced } from '../totals/public.ts';
import type { Draft } from './draft.ts';
import { priceDraft, withFreshLines } from './price-draft.ts';
import { unavailableLines } from './rules/commit-errors.ts';

/** The wire knows more than the SDK's types show. */
export type Behavior = Request<DraftOrdersApi, 'commitDraftOrder'> & {
  calculationBehavior?: 'RECALCULATE' | 'REUSE_LAST';
};

/** Assumed: older totals are worked out again. */
const MINUTES_REUSED = 60;

/** The draft with the totals it is committed at: those of now, or, where that is wanted and they hold, the last ones. */
export async function toCommit(
  context: Context,
  draft: Draft,
  behavior: Behavior['calculationBehavior'],
): Promise<{ draft: Draft; priced: Priced }> {
  const { reckoned } = draft;
  const age = reckoned ? context.clock.now().getTime() - Date.parse(reckoned.date) : Infinity;
  if (reckoned && behavior === 'REUSE_LAST' && age <= MINUTES_REUSED * 60_000) {
    const last = { ...draft, lines: reckoned.lines };
    if (unavailableLines(last).length === 0) return { draft: last, priced: reckoned.priced };
  }
  const [fresh = draft] = await withFreshLines(context, [draft]);
  return { draft: fresh, priced: await priceDraft(context, fresh) };
}
