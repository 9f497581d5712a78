import type { DeliveryState, DeliveryTry } from '#shared/webhooks.ts';
import { MAX_TRIES, PARKED_AFTER, restAfter, waitAfter } from './waits.ts';

/** How a subscriber keeps up. */
export interface DeliveryQueueState {
  /** One after the other, with nothing that got through between them. */
  failures: number;
  failingSince: string | null;
  deliveredDate: string | null;
}

export interface Tried {
  number: string;
  /** Before this try. */
  tries: number;
  history: readonly DeliveryTry[];
  done: boolean;
  /** Its event is there no longer: no try will help. */
  hopeless?: boolean;
  attempts: readonly DeliveryTry[];
}

export interface AttemptOutcome {
  number: string;
  state: DeliveryState;
  tries: number;
  nextTry: string;
  decidedDate: string | null;
  history: readonly DeliveryTry[];
}

/** How many tries of an event are remembered. */
const MAX_HISTORY = 12;

const later = (now: Date, milliseconds: number): string =>
  new Date(now.getTime() + milliseconds).toISOString();

/** The lane after these, in the order in which they ended. */
export function queueAfter(
  before: DeliveryQueueState,
  tried: readonly Tried[],
  now: Date,
): DeliveryQueueState & { nextTurn: string } {
  let lane = before;
  for (const { done, hopeless } of tried) {
    if (hopeless) continue;
    const failures = lane.failures + 1;
    lane = done
      ? { failures: 0, failingSince: null, deliveredDate: now.toISOString() }
      : { ...lane, failures, failingSince: lane.failingSince ?? now.toISOString() };
  }
  return { ...lane, nextTurn: later(now, restAfter(lane.failures)) };
}

/** Whether the whole subscriber is given up: it failed at everything for days, and not at one event alone. */
export const isLost = (lane: DeliveryQueueState, failing: number, now: Date): boolean =>
  lane.failingSince !== null &&
  failing > 1 &&
  now.getTime() - new Date(lane.failingSince).getTime() >= PARKED_AFTER;

/** What becomes of one event. While nothing gets through it is kept: it is not its fault. */
export function applyAttempt(
  { number, tries: before, history, done, hopeless, attempts }: Tried,
  lane: DeliveryQueueState,
  now: Date,
): AttemptOutcome {
  const tries = before + 1;
  const isDown = restAfter(lane.failures) > 0;
  const overdue =
    lane.failingSince !== null && now.getTime() - new Date(lane.failingSince).getTime() >= PARKED_AFTER;
  const givenUp = hopeless === true || (!done && tries >= MAX_TRIES && (!isDown || overdue));
  const state = done ? 'DELIVERED' : givenUp ? 'PARKED' : 'WAITING';
  return {
    number,
    state,
    tries,
    nextTry: later(now, waitAfter(tries)),
    decidedDate: state === 'WAITING' ? null : now.toISOString(),
    history: [...history, ...attempts].slice(-MAX_HISTORY),
  };
}
