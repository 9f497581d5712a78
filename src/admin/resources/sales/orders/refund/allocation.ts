import type Big from 'big.js';
import { least, readAmount, sum, toDecimalString, zero } from './amounts.ts';
import type { AmountProblem } from './amounts.ts';
import type { RefundSource } from './refund-sources.ts';

export interface Placement {
  source: RefundSource;
  /** As shown in the field. */
  text: string;
  amount: Big;
  problem?: AmountProblem | 'wholeOnly';
}

export interface Allocation {
  placements: Placement[];
  placed: Big;
  /** Still to place; negative when too much is placed. */
  left: Big;
  automatic: boolean;
  settled: boolean;
}

const mostTried = 10;

/**
 * Automatic payments before those refunded by hand, in the order given, each up to its cap. Gift cards go back whole or
 * not at all: the smallest set of them that lets the rest cover the total.
 */
export function spread(total: Big, sources: readonly RefundSource[]): Map<string, Big> {
  const divisible = sources.filter((source) => !source.wholeOnly && source.cap.gt(0));
  const whole = sources.filter((source) => source.wholeOnly && source.cap.gt(0));
  const room = sum(divisible.map((source) => source.cap));
  const chosen = chooseWhole(total, room, whole);
  const result = new Map<string, Big>(chosen.map((source) => [source.paymentId, source.cap]));
  let left = total.minus(sum(chosen.map((source) => source.cap)));
  const inOrder = [...divisible].sort((a, b) => Number(a.way === 'external') - Number(b.way === 'external'));
  for (const source of inOrder) {
    const part = least(source.cap, left);
    if (part.lte(0)) continue;
    result.set(source.paymentId, part);
    left = left.minus(part);
  }
  return result;
}

function chooseWhole(total: Big, room: Big, whole: readonly RefundSource[]): RefundSource[] {
  const tried = whole.slice(0, mostTried);
  const needed = total.minus(room);
  if (needed.lte(0)) return [];
  let best: { set: RefundSource[]; worth: Big } | undefined;
  let fallback: { set: RefundSource[]; worth: Big } = { set: [], worth: zero };
  for (let mask = 1; mask < 1 << tried.length; mask += 1) {
    const set = tried.filter((_, at) => mask & (1 << at));
    const value = sum(set.map((source) => source.cap));
    if (value.gt(total)) continue;
    if (value.gte(needed)) {
      if (!best || value.lt(best.worth)) best = { set, worth: value };
    } else if (value.gt(fallback.worth)) {
      fallback = { set, worth: value };
    }
  }
  return (best ?? fallback).set;
}

export function allocate(
  total: Big,
  sources: readonly RefundSource[],
  placedByHand: Readonly<Record<string, string>>,
  currency: string,
): Allocation {
  const automatic = Object.keys(placedByHand).length === 0;
  const suggestion = automatic ? spread(total, sources) : new Map<string, Big>();
  const placements = sources
    .filter((source) => source.kind !== 'membership')
    .map((source) => {
      const typed = placedByHand[source.paymentId];
      if (automatic || typed === undefined) {
        const amount = suggestion.get(source.paymentId) ?? zero;
        return { source, amount, text: toDecimalString(amount, currency) };
      }
      return byHand(source, typed, currency);
    });
  const placed = sum(placements.map(({ amount }) => amount));
  const remaining = total.minus(placed);
  const settled = remaining.eq(0) && placements.every(({ problem }) => problem === undefined);
  return { placements, placed, left: remaining, automatic, settled };
}

function byHand(source: RefundSource, text: string, currency: string): Placement {
  const { value, problem } = readAmount(text, currency, source.cap);
  const inPart = source.wholeOnly && value.gt(0) && !value.eq(source.cap);
  const wrong = problem ?? (inPart ? 'wholeOnly' : undefined);
  return { source, text, amount: value, ...(wrong ? { problem: wrong } : {}) };
}
