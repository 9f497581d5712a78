import type { Context, SiteDb } from '#platform/context.ts';
import { failedPrecondition } from '#platform/contract/errors.ts';
import { activeRules } from './active-rules.ts';
import type { DiscountRule } from './discount-rule.ts';
import { isLimited } from './rules/is-limited.ts';
import { isLiveFor } from './rules/status.ts';
import { discountRules } from './tables.ts';
import { type Buyer, countUses, reserveUses, NO_USES, removeUses } from './uses.ts';

/**
 * Counts an order's use of those of its rules that may be used only so often, before it is approved. They are held
 * until the transaction ends, so of two orders at the last use one is rejected.
 * @returns the ids of those that were counted
 * @throws 428 CHECKOUT_CHANGED when one of them does not work for this buyer any more
 */
export async function lockRules(
  context: Context,
  { orderId, ruleIds, buyer }: { orderId: string; ruleIds: readonly string[]; buyer: Buyer },
): Promise<string[]> {
  const { db, siteId, clock, site } = context;
  const limited = (await activeRules(context))
    .filter((rule) => ruleIds.includes(rule.id) && isLimited(rule))
    .map(({ id }) => id);
  if (limited.length === 0) return [];
  const held = new Map<string, DiscountRule | undefined>();
  // One after the other, and always in this order: two orders never wait for each other.
  for (const id of limited.toSorted()) held.set(id, await discountRules.getForUpdate(db, siteId, id));
  const uses = await countUses(context, limited, { buyer, besides: orderId });
  for (const [id, rule] of held) {
    if (!rule || !isLiveFor(rule, uses.get(id) ?? NO_USES, clock.now(), site.timeZone)) {
      throw failedPrecondition('A discount is not to be had any more.', 'CHECKOUT_CHANGED', {
        discountRuleId: id,
      });
    }
  }
  await reserveUses(context, orderId, limited, buyer);
  return limited;
}

/** Gives the uses back: the order came to nothing. */
export const releaseRules = (context: SiteDb, orderId: string, ruleIds: readonly string[]): Promise<void> =>
  removeUses(context, orderId, ruleIds);
