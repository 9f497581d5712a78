import type { Subscription } from '../subscription.ts';
import { isOver } from '../subscription.ts';
import { dateOfCycle, inDays, upcomingCycle } from './rhythm.ts';

/** Its next cycle is to be charged now. */
export const isDue = ({ status, nextChargeDate, chargeId }: Subscription, now: string): boolean =>
  status === 'ACTIVE' && chargeId === undefined && nextChargeDate !== undefined && nextChargeDate <= now;

/** Without what only a cycle that is being charged has. */
function rested({
  orderId: _order,
  chargeId: _charge,
  reason: _reason,
  ...rest
}: Subscription): Subscription {
  return { ...rest, tries: 0 };
}

const unscheduled = ({ nextChargeDate: _date, ...rest }: Subscription): Subscription => rest;

/** Without what was agreed for cycles that are past. */
function withoutPast({ once, ...rest }: Subscription, cycle: number): Subscription {
  const ahead = Object.entries(once ?? {}).filter(([number]) => Number(number) >= cycle);
  return ahead.length > 0 ? { ...rest, once: Object.fromEntries(ahead) } : rest;
}

const waitingFor = (subscription: Subscription, cycle: number): Subscription => ({
  ...withoutPast(subscription, cycle),
  nextCycle: cycle,
  ...(subscription.status === 'ACTIVE' && { nextChargeDate: dateOfCycle(subscription, cycle) }),
});

/** The money of its next cycle came, also where it was paused or canceled meanwhile: what was paid stands. */
export function paid(before: Subscription, now: string): Subscription {
  const counted = { ...rested(before), paidCycles: before.paidCycles + 1 };
  // Its member saw to the money.
  const active: Subscription = counted.status === 'SUSPENDED' ? { ...counted, status: 'ACTIVE' } : counted;
  const next = waitingFor(active, upcomingCycle(active, active.nextCycle + 1, now));
  const isLast = next.billingCycles !== undefined && next.paidCycles >= next.billingCycles;
  return isLast && !isOver(next) ? unscheduled({ ...next, status: 'ENDED', endedDate: now }) : next;
}

/** The money did not come: tried again after the next of these days, or not at all after the last. */
export function declined(
  { chargeId: _charge, ...before }: Subscription,
  reason: string,
  { now, retryDays }: { now: string; retryDays: readonly number[] },
): Subscription {
  const tried = { ...before, tries: before.tries + 1, reason };
  if (tried.status !== 'ACTIVE') return tried;
  const days = retryDays[tried.tries - 1];
  return days === undefined
    ? unscheduled({ ...tried, status: 'SUSPENDED' })
    : { ...tried, nextChargeDate: inDays(now, days) };
}

/** Nobody was asked for money: there was nothing to sell. */
export const putOff = (before: Subscription, now: string): Subscription => ({
  ...before,
  reason: 'out_of_stock',
  nextChargeDate: inDays(now, 1),
});

export const paused = (before: Subscription): Subscription => unscheduled({ ...before, status: 'PAUSED' });

/** A cycle that was charged in vain is charged at once; of others the next one whose time comes. */
export function resumed(before: Subscription, now: string): Subscription {
  const active: Subscription = { ...before, status: 'ACTIVE' };
  if (before.chargeId !== undefined) return { ...active, nextChargeDate: now };
  if (before.tries > 0) return { ...active, tries: 0, nextChargeDate: now };
  return waitingFor(active, upcomingCycle(active, active.nextCycle, now));
}

/** What was declined is charged now; of what was given up its tries begin anew. */
export const retried = (before: Subscription, now: string): Subscription =>
  before.status === 'SUSPENDED' ? resumed(before, now) : { ...before, nextChargeDate: now };

export const skipped = (before: Subscription): Subscription =>
  waitingFor(rested(before), before.nextCycle + 1);

export const canceled = (before: Subscription, now: string): Subscription =>
  unscheduled({ ...before, status: 'CANCELED', endedDate: now });

/** Something waits for its money or its pieces, and nobody is asked for it now. */
export const mayRetry = ({ status, tries, reason, chargeId }: Subscription): boolean =>
  chargeId === undefined &&
  (status === 'SUSPENDED' || (status === 'ACTIVE' && (tries > 0 || reason !== undefined)));

export type Verb = 'pause' | 'resume' | 'skip' | 'cancel';

/** What can be done to it now. */
export function allowedVerbs(subscription: Subscription): Verb[] {
  const { status, chargeId, tries, orderId } = subscription;
  switch (status) {
    case 'ACTIVE':
      return chargeId === undefined && orderId === undefined && tries === 0
        ? ['skip', 'pause', 'cancel']
        : ['pause', 'cancel'];
    case 'PAUSED':
    case 'SUSPENDED':
      return ['resume', 'cancel'];
    case 'CANCELED':
    case 'ENDED':
      return [];
  }
}
