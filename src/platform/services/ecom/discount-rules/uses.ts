import type { SiteDb } from '#platform/context.ts';
import {
  type Buyer,
  countUses as countSources,
  giveBackUses,
  recordUses as record,
  type Source,
  type Uses,
} from '../discount-uses/public.ts';

export { NO_USES, type Buyer, type Uses } from '../discount-uses/public.ts';

export const sourceOf = (ruleId: string): Source => `rule:${ruleId}`;

/** By rule; a rule nobody used may be absent. @param besides an order whose own use does not count */
export async function countUses(
  context: SiteDb,
  ruleIds: readonly string[],
  of: { buyer?: Buyer; besides?: string | undefined } = {},
): Promise<Map<string, Uses>> {
  const counted = await countSources(context, ruleIds.map(sourceOf), of);
  return new Map([...counted].map(([source, uses]) => [source.slice(sourceOf('').length), uses]));
}

/** Before the order is approved. */
export const reserveUses = (
  context: SiteDb,
  orderId: string,
  ruleIds: readonly string[],
  buyer: Buyer,
): Promise<void> =>
  record(
    context,
    ruleIds.map((id) => ({ source: sourceOf(id), orderId, ...buyer })),
  );

export const removeUses = (context: SiteDb, orderId: string, ruleIds: readonly string[]): Promise<void> =>
  giveBackUses(context, orderId, { sources: ruleIds.map(sourceOf) });
