import type { OfferCondition } from '#shared/cart-offers.ts';
import { addMoney, compareMoney, subtractMoney } from '#shared/money.ts';
import type { DiscountScope, DiscountTrigger } from '#platform/services/ecom/discount-rules/public.ts';
import type { Bill } from '../model.ts';
import { isInScope } from '../scope.ts';
import { isMet } from '../trigger.ts';
import { roundUp } from './round-up.ts';

/** What keeps a trigger from being met that adding goods would mend. */
export interface Unmet {
  ask: OfferCondition;
  at: OfferCondition;
  scopes: readonly DiscountScope[] | undefined;
  /** The part that is there already, 0 to 1. */
  share: number;
}

/** `never`: not by adding goods alone, or not for certain. */
type OfferState = 'met' | 'never' | Unmet;

/** A bound above is no certain thing: who adds more than was asked may pass it. */
function byRange(
  { from, to }: { from?: number | string | null; to?: number | string | null },
  unmet: (at: string) => Omit<Unmet, 'share'> & { have: string },
): OfferState {
  if (to != null) return 'never';
  if (from == null) return 'met';
  const at = String(from);
  const { have, ...rest } = unmet(at);
  if (compareMoney(have, at) >= 0) return 'met';
  return { ...rest, share: Number(have) / Number(at) };
}

function standingOf(trigger: DiscountTrigger, bill: Bill): OfferState {
  const { and, or, itemQuantityRange, subtotalRange } = trigger;
  const inScope = (scopes: readonly DiscountScope[] | undefined) =>
    bill.lines.filter(({ item }) => isInScope(item, scopes));
  if (and) return ofAll((and.triggers ?? []).map((inner) => standingOf(inner, bill)));
  if (or) return ofAny((or.triggers ?? []).map((inner) => standingOf(inner, bill)));
  if (itemQuantityRange) {
    const { scopes } = itemQuantityRange;
    const have = inScope(scopes).reduce((sum, { item }) => sum + item.quantity, 0);
    return byRange(itemQuantityRange, (at) => ({
      have: String(have),
      ask: { pieces: Number(at) - have },
      at: { pieces: Number(at) },
      scopes,
    }));
  }
  if (subtotalRange) {
    const { scopes } = subtotalRange;
    const have = addMoney('0', ...inScope(scopes).map(({ gross }) => gross));
    const { currency } = bill.facts;
    return byRange(subtotalRange, (at) => ({
      have,
      ask: { spend: roundUp(subtractMoney(at, have), currency) },
      at: { spend: roundUp(at, currency) },
      scopes,
    }));
  }
  return isMet(trigger, bill) ? 'met' : 'never';
}

function ofAll(offerStates: readonly OfferState[]): OfferState {
  const open = offerStates.filter((one) => one !== 'met');
  const [only, ...more] = open;
  if (only === undefined) return 'met';
  return more.length > 0 ? 'never' : only;
}

function ofAny(offerStates: readonly OfferState[]): OfferState {
  if (offerStates.includes('met')) return 'met';
  const open = offerStates.filter((one): one is Unmet => typeof one === 'object');
  return open.toSorted((a, b) => b.share - a.share)[0] ?? 'never';
}

/** What is missing for a trigger, seen from what is in the cart. */
export const unmetOf = (trigger: DiscountTrigger | undefined, bill: Bill): OfferState =>
  trigger ? standingOf(trigger, bill) : 'met';
