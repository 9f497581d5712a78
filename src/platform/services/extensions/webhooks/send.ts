import type { Clock, WebhookSender } from '#platform/ports.ts';
import type { DeliveryTry } from '#shared/webhooks.ts';
import { readBody, type Due } from './batch.ts';
import { keysInUse, type StoredKey, type Signer } from './keys.ts';
import type { ClaimedQueue, Site } from './queues.ts';
import { envelopeOf } from './payload.ts';
import type { Tried } from './rules/apply-attempt.ts';
import { DOWN_AFTER } from './rules/waits.ts';
import { withModified } from './with-modified.ts';
import { cutText } from '#shared/cut-text.ts';

/** Events of different entities that are under way to one subscriber at once. */
const AT_ONCE = 8;
/** Of its answer so much is kept. */
const MAX_ANSWER = 500;

export interface Sending {
  site: Site;
  clock: Clock;
  signer: Signer;
  send: WebhookSender;
  /** How long a subscriber may take to answer. */
  patience: number;
  /** Which key it took last, by its id: while one is rotated, nobody knows when it changes over. */
  takenKeys: Map<string, string>;
  /** Whether the process is about to end. */
  stopped: () => boolean;
}

const isTaken = (status: number | null): boolean => status !== null && status >= 200 && status < 300;

const forgotten = (date: string): DeliveryTry => ({
  date,
  milliseconds: 0,
  status: null,
  trouble: 'EVENT_FORGOTTEN',
  answer: '',
});

/** The keys to try, in order: one that is rejected may be the one that the subscriber has not heard of yet, or no more. */
function keysFor({ id, keys }: ClaimedQueue, { clock, takenKeys }: Sending): StoredKey[] {
  const usual = keysInUse(keys, clock.now());
  const last = usual.find((key) => key.id === takenKeys.get(id));
  return last ? [last, ...usual.filter((key) => key !== last)] : usual;
}

async function sendOne(due: Due, claimedQueue: ClaimedQueue, sending: Sending): Promise<Tried> {
  const { site, clock, signer, send, patience, takenKeys } = sending;
  const { number, tries, history, event } = due;
  const tried = { number, tries, history };
  const body = due.body ?? (event && (await readBody(site, event.sequence)));
  if (!event || body === undefined)
    return { ...tried, done: false, hopeless: true, attempts: [forgotten(clock.now().toISOString())] };
  const data = envelopeOf(site.siteId, event, await withModified(site, event, body));
  const attempts: DeliveryTry[] = [];
  for (const key of keysFor(claimedQueue, sending)) {
    const began = clock.now();
    const token = await signer.sign(key, { data, appId: claimedQueue.appId, now: began });
    const from = performance.now();
    const { answer, ...reply } = await send(claimedQueue.address, token, patience);
    const milliseconds = Math.round(performance.now() - from);
    attempts.push({
      date: began.toISOString(),
      milliseconds,
      ...reply,
      answer: cutText(answer, MAX_ANSWER),
    });
    if (isTaken(reply.status)) {
      takenKeys.set(claimedQueue.id, key.id);
      return { ...tried, done: true, attempts };
    }
    // Who gave no answer would give none to another signature.
    if (reply.status === null) break;
  }
  return { ...tried, done: false, attempts };
}

/** Those of one entity stay together, in their order. */
const byEntity = (batch: readonly Due[]): Due[][] => {
  const groups = new Map<string, Due[]>();
  for (const due of batch) {
    const key = due.event ? `${due.event.entityFqdn}/${due.event.entityId}` : due.number;
    groups.set(key, [...(groups.get(key) ?? []), due]);
  }
  return [...groups.values()];
};

/**
 * Sends a batch: of each entity one after the other, and nothing more of it once one failed. Once the subscriber seems to be
 * down, or the time is over, it begins with nothing new.
 * @returns what was tried, in the order in which it ended
 */
export async function sendBatch(
  batch: readonly Due[],
  claimedQueue: ClaimedQueue,
  sending: Sending,
  until: number,
): Promise<Tried[]> {
  const tried: Tried[] = [];
  const groups = byEntity(batch);
  let failures = claimedQueue.failures;
  const goesOn = (): boolean =>
    !sending.stopped() &&
    performance.now() < until &&
    (failures < DOWN_AFTER || claimedQueue.failures >= DOWN_AFTER);
  const work = async (): Promise<void> => {
    for (let group = groups.shift(); group && goesOn(); group = groups.shift())
      for (const due of group) {
        if (!goesOn()) return;
        const one = await sendOne(due, claimedQueue, sending);
        tried.push(one);
        failures = one.done ? 0 : failures + 1;
        if (!one.done && one.hopeless !== true) break;
      }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return tried;
}
