import type { Database } from '#database/database.ts';
import { countFailing, gaveUpSince, nextBatch, writeAttempts } from './batch.ts';
import { fill } from './fill.ts';
import { LEASE_MS, releaseQueue, renewQueue, writeQueue, type ClaimedQueue } from './queues.ts';
import { isLost, queueAfter, applyAttempt, type AttemptOutcome, type Tried } from './rules/apply-attempt.ts';
import { restAfter } from './rules/waits.ts';
import { sendBatch, type Sending } from './send.ts';

export interface Turning extends Sending {
  database: Database;
  /** Queues, in that transaction, what is to be told of something given up. */
  tell: (tx: Database['kysely'], claimedQueue: ClaimedQueue, input: 'EVENT' | 'SUBSCRIBER') => Promise<void>;
}

/** Looks for more once so little is left of what was found. */
const FEW = 32;
/** Of what is given up one event after the other nobody wants a mail each. */
const TOLD_EVERY_MS = 86_400_000;

/** Takes in what is new. @returns the lane as it is; undefined where it is this process's no longer */
const takeIn = (
  turning: Turning,
  claimedQueue: ClaimedQueue,
): Promise<{ lane: ClaimedQueue; more: boolean } | undefined> =>
  turning.database.transaction(async (db) => {
    const site = { ...turning.site, db };
    const now = turning.clock.now();
    const lane = await renewQueue(site, claimedQueue, now);
    if (!lane || lane.state !== 'ACTIVE') return undefined;
    return { lane, more: await fill(site, lane, now) };
  });

/** Writes what became of a batch, if the lane is still held. @returns the lane after it */
const write = (
  turning: Turning,
  claimedQueue: ClaimedQueue,
  tried: readonly Tried[],
): Promise<ClaimedQueue | undefined> =>
  turning.database.transaction(async (db) => {
    const site = { ...turning.site, db };
    const now = turning.clock.now();
    const lane = await renewQueue(site, claimedQueue, now);
    if (!lane) return undefined;
    const after = queueAfter(lane, tried, now);
    const attemptOutcomes: AttemptOutcome[] = tried.map((one) => applyAttempt(one, after, now));
    const isGivenUp = attemptOutcomes.some((one) => one.state === 'PARKED');
    const wasTold =
      isGivenUp && (await gaveUpSince(site, claimedQueue, new Date(now.getTime() - TOLD_EVERY_MS)));
    await writeAttempts(site, claimedQueue, attemptOutcomes);
    const lost = after.failingSince !== null && isLost(after, await countFailing(site, claimedQueue), now);
    const state = lost && lane.state === 'ACTIVE' ? 'PARKED' : lane.state;
    await writeQueue(site, claimedQueue, { ...after, state });
    if (state === 'PARKED' && lane.state === 'ACTIVE') await turning.tell(db, lane, 'SUBSCRIBER');
    else if (isGivenUp && !wasTold) await turning.tell(db, lane, 'EVENT');
    return { ...lane, ...after, state };
  });

/** Tells one subscriber of all that waits for it, until nothing does, or it rests. @returns how many were tried */
export async function takeTurn(turning: Turning, claimed: ClaimedQueue): Promise<number> {
  try {
    return await tellAll(turning, claimed);
  } finally {
    await releaseQueue(turning.site, claimed);
  }
}

async function tellAll(turning: Turning, claimed: ClaimedQueue): Promise<number> {
  let held = claimed;
  let all = 0;
  let more = true;
  let found = 0;
  while (!turning.stopped()) {
    const until = performance.now() + LEASE_MS - 4 * turning.patience;
    const looks = more || found < FEW;
    if (looks) {
      const used = await takeIn(turning, held);
      if (!used) return all;
      held = used.lane;
      more = used.more;
    }
    const batch = await nextBatch(turning.site, held, turning.clock.now());
    found = batch.length;
    // What had no room may have it by now.
    if (found === 0 && (more || !looks)) continue;
    if (found === 0) break;
    const tried = await sendBatch(batch, held, turning, until);
    all += tried.length;
    const after = await write(turning, held, tried);
    if (!after || after.state !== 'ACTIVE') return all;
    held = after;
    if (tried.length === 0 || restAfter(held.failures) > 0) break;
  }
  return all;
}
