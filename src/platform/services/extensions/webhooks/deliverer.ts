import type { Database, Queryable } from '#database/database.ts';
import type { SecretBox } from '#platform/identity/secret-box.ts';
import type { Clock, Collaborators, IdSource, Logger, WebhookSender } from '#platform/ports.ts';
import { Signer } from './keys.ts';
import { claimQueues, type ClaimedQueue } from './queues.ts';
import { notifyOwners, type NotifiedSite } from './notify-owners.ts';
import { takeTurn, type Turning } from './turn.ts';

/** As the hosted platform waits for an answer. */
const USUAL_PATIENCE_MS = 1250;

/** Subscribers that one process tells at once. */
const AT_ONCE = 20;

interface Options {
  database: Database;
  siteId: string;
  /** The site with the name it has now. */
  siteSeenBy: (tx: Queryable) => Promise<NotifiedSite>;
  clock: Clock;
  ids: IdSource;
  logger: Logger;
  secretBox: SecretBox;
  collaborators: Collaborators;
  send: WebhookSender;
  /** In milliseconds. */
  patience?: number | undefined;
}

/**
 * Tells subscribers what happened: each in a lane of its own, so that one that is slow or dead delays nobody, and each by one
 * process at a time, so that the order of an entity's events is kept.
 */
export class WebhookDeliverer {
  readonly #options: Options;
  readonly #turning: Turning;
  readonly #running = new Map<string, Promise<number>>();
  #missed = false;
  #stopped = false;
  #tried = 0;

  constructor(options: Options) {
    const {
      database,
      siteId,
      siteSeenBy,
      clock,
      ids,
      collaborators,
      secretBox,
      send,
      patience = USUAL_PATIENCE_MS,
    } = options;
    this.#options = options;
    this.#turning = {
      database,
      site: { siteId, db: database.kysely },
      clock,
      signer: new Signer(secretBox),
      send,
      patience,
      takenKeys: new Map(),
      tell: async (tx, held, input) =>
        notifyOwners({ tx, site: await siteSeenBy(tx), clock, ids, collaborators, held, given: input }),
      stopped: () => this.#stopped,
    };
  }

  /** Begins with every subscriber for whom something waits; does not wait for their answers. */
  async look(): Promise<void> {
    if (this.#running.size > 0) this.#missed = true;
    await this.#begin();
  }

  async #begin(): Promise<void> {
    if (this.#stopped) return;
    const limit = AT_ONCE - this.#running.size;
    if (limit <= 0) return;
    const { site, clock } = this.#turning;
    const lanes = await claimQueues(site, { now: clock.now(), limit, except: [...this.#running.keys()] });
    for (const lane of lanes) this.#running.set(lane.id, this.#turn(lane));
  }

  async #turn(lane: ClaimedQueue): Promise<number> {
    let tried = 0;
    try {
      tried = await takeTurn(this.#turning, lane);
    } catch (error) {
      this.#options.logger.error({ err: error, webhook: lane.id }, 'webhook not delivered');
    }
    this.#tried += tried;
    this.#running.delete(lane.id);
    if (this.#missed) {
      this.#missed = false;
      // What came while it was busy.
      await this.#begin().catch((error: unknown) =>
        this.#options.logger.error({ err: error }, 'webhooks not looked after'),
      );
    }
    return tried;
  }

  /** Delivers all that is due. @returns how many deliveries were tried */
  async drain(): Promise<number> {
    const before = this.#tried;
    await this.look();
    while (this.#running.size > 0) await Promise.all(this.#running.values());
    return this.#tried - before;
  }

  /** What is under way is brought to its end; the rest is the next one's. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#running.values());
  }
}
