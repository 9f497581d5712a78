import { badRequest, invalidField } from '#platform/contract/errors.ts';
import { currentCycle, type Subscription } from '../../subscription-contracts/public.ts';
import type { Target } from '../draft.ts';
import { cycleStarted } from './errors.ts';

/** Which cycles a draft may be for: one that is to come, or all from the next one on. */
export function readTarget({ contractTarget, cycleTarget }: Target, subscription: Subscription): Target {
  const current = currentCycle(subscription);
  if (contractTarget) {
    const { nextCycleNumber } = contractTarget;
    if (nextCycleNumber == null)
      throw invalidField('target.contractTarget.nextCycleNumber', 'REQUIRED_FIELD', 'is required');
    if (nextCycleNumber <= current) throw cycleStarted(current);
    if (nextCycleNumber > current + 1)
      throw badRequest('That is not the next cycle.', 'INVALID_ARGUMENT', { nextCycle: current + 1 });
    return { contractTarget: { nextCycleNumber } };
  }
  const cycleNumber = cycleTarget?.cycleNumber ?? 0;
  if (cycleNumber <= current) throw cycleStarted(current);
  const remaining = (subscription.billingCycles ?? Infinity) - subscription.paidCycles;
  if (cycleNumber > current + remaining)
    throw invalidField('target.cycleTarget.cycleNumber', 'MAX', 'must be a cycle that is charged', {
      threshold: current + remaining,
    });
  return { cycleTarget: { cycleNumber } };
}

export const isSameTarget = (one: Target, other: Target): boolean =>
  one.contractTarget?.nextCycleNumber === other.contractTarget?.nextCycleNumber &&
  one.cycleTarget?.cycleNumber === other.cycleTarget?.cycleNumber;
