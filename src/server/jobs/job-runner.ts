import { hostname } from 'node:os';
import type { Gateway } from '../gateway.ts';
import type { JobStore } from './job-store.ts';
import { PlatformError } from '../../platform/contract/errors.ts';
import { JobInterrupted, type JobKind, type JobRecord, type Outcome } from './jobs.ts';
import { LEASE_MS, LeaseLost, type JobBatch, type Lease } from './lease.ts';

/** Tells the open pages how a job goes. */
export const JOBS_CHANNEL = 'counterpart_jobs';
/** Tells every process that a job waits. */
export const QUEUE_CHANNEL = 'counterpart_job_queue';
/** A batch whose call fails is tried so often before the job is given up. */
const ATTEMPTS = 4;
/** How often jobs left behind by a crash are looked for. */
const SWEEP_MS = 10_000;
const NOTIFY_MS = 200;
/** Of a lease that would end: so often a sign is given, whatever the job is at. */
const RENEW_MS = LEASE_MS / 4;

const OWNER = `${hostname()} ${process.pid}`;

type Clocked = Pick<Gateway, 'database' | 'siteId' | 'clock' | 'logger'>;

/**
 * Works jobs off, one at a time and one batch after the other. The rows of the jobs are the queue: several processes
 * share it, a lease keeps them apart.
 * @see Lease
 */
export class JobRunner {
  readonly #gateway: Clocked;
  readonly #store: JobStore;
  readonly #kinds: ReadonlyMap<string, JobKind>;
  readonly #alone: readonly string[];
  readonly #pauseMs: number;
  #turn = Promise.resolve();
  #awake = false;
  #unlisten: (() => Promise<void>) | undefined;
  #sweep: NodeJS.Timeout | undefined;
  #stopping = false;
  #lastNotice = 0;

  /** @param pauseMs before a batch that failed is tried again; each pause is four times the one before */
  constructor(
    gateway: Clocked,
    store: JobStore,
    kinds: ReadonlyMap<string, JobKind>,
    { pauseMs = 400 }: { pauseMs?: number } = {},
  ) {
    this.#gateway = gateway;
    this.#store = store;
    this.#kinds = kinds;
    this.#pauseMs = pauseMs;
    this.#alone = [...kinds].filter(([, kind]) => kind.alone).map(([name]) => name);
  }

  async start(): Promise<void> {
    this.#unlisten = await this.#gateway.database.listen(QUEUE_CHANNEL, () => this.#wake());
    this.#sweep = setInterval(() => this.#wake(), SWEEP_MS);
    this.#wake();
  }

  /** Lets the batch under way finish; other processes, or the next start, go on with the rest. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearInterval(this.#sweep);
    await this.#unlisten?.();
    await this.#turn;
  }

  /** Tells all processes that this job waits; the first to be free takes it. */
  async enqueue(id: string): Promise<void> {
    await this.#gateway.database.notify(QUEUE_CHANNEL, id);
  }

  /** Works this job off, unless it is over or somebody else's; without an id the one that waits longest. */
  async run(id?: string): Promise<boolean> {
    if (this.#stopping) return false;
    const used = await this.#store.lease({ owner: OWNER, now: this.#now(), alone: this.#alone }, id);
    if (!used) return false;
    const stopSigns = this.#giveSigns(used.lease);
    try {
      await this.#work(used.job, used.lease);
    } catch (error) {
      if (!(error instanceof LeaseLost)) throw error;
      this.#gateway.logger.warn({ job: used.job.id }, error.message);
    } finally {
      stopSigns();
    }
    return true;
  }

  /** Looks for work once what is under way is done; asked again meanwhile, it looks once. */
  #wake(): void {
    if (this.#awake) return;
    this.#awake = true;
    this.#turn = this.#turn
      .then(async () => {
        this.#awake = false;
        while (await this.run());
      })
      .catch((error: unknown) => this.#gateway.logger.error({ err: error }, 'job queue'));
  }

  #now(): Date {
    return this.#gateway.clock.now();
  }

  /** Keeps the lease while items are listed and worked on, however long one step takes. */
  #giveSigns(lease: Lease): () => void {
    const timer = setInterval(() => {
      lease.renew(this.#now()).catch((error: unknown) => {
        if (error instanceof LeaseLost) clearInterval(timer);
        else this.#gateway.logger.warn({ err: error }, 'lease not renewed');
      });
    }, RENEW_MS);
    timer.unref();
    return () => clearInterval(timer);
  }

  async #work(job: JobRecord, lease: Lease): Promise<void> {
    const kind = this.#kinds.get(job.kind);
    try {
      if (!kind) throw new Error(`There is no job of kind ${job.kind}.`);
      if (!job.expanded) await lease.fill(pagesOf(job, kind), kind.file?.header(job.params));
      while (await lease.renew(this.#now())) {
        if (this.#stopping) {
          await lease.release();
          return await this.enqueue(job.id);
        }
        const batch = await lease.nextBatch(kind.batchSize);
        if (!batch) {
          if (kind.document) await this.#writeDocument(job, lease, kind.document);
          return await lease.finish('done', this.#now());
        }
        await this.#workBatch(job, lease, { kind, batch });
        await this.#notify(job.id);
      }
      await lease.finish('cancelled', this.#now());
    } catch (error) {
      if (error instanceof LeaseLost) throw error;
      this.#gateway.logger.error({ err: error, job: job.id }, 'job failed');
      await lease.finish('failed', this.#now(), error instanceof Error ? error.message : String(error));
    } finally {
      await this.#notify(job.id, true);
    }
  }

  async #workBatch(
    job: JobRecord,
    lease: Lease,
    { kind, batch }: { kind: JobKind; batch: JobBatch },
  ): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const isResumed = batch.isResumed || attempt > 1;
      const input = {
        job,
        items: batch.items,
        idempotencyKey: batch.key,
        isResumed,
        report: (outcomes: readonly Outcome[]) => this.#report(lease, batch, outcomes),
      };
      try {
        const outcomes = await kind.work(input);
        await lease.finishBatch(batch, outcomes, await kind.file?.lines(input));
        return;
      } catch (error) {
        // What is left of the batch is released, or canceled, with the job.
        if (error instanceof JobInterrupted) return;
        if (attempt === ATTEMPTS || isFinal(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, this.#pauseMs * 4 ** (attempt - 1)));
        await lease.renew(this.#now());
      }
    }
  }

  /** @throws JobInterrupted */
  async #report(lease: Lease, batch: JobBatch, outcomes: readonly Outcome[]): Promise<void> {
    if (outcomes.length > 0) {
      await lease.finishItems(batch, outcomes);
      await this.#notify(lease.jobId);
    }
    if (this.#stopping || !(await lease.renew(this.#now()))) throw new JobInterrupted('The job ends here.');
  }

  /** Nothing done, nothing to write: which ones were passed over, and why, stands with them. */
  async #writeDocument(job: JobRecord, lease: Lease, { type, make }: DocumentOf): Promise<void> {
    const ids = await this.#store.doneIds(job.id);
    if (ids.length > 0) await lease.writeDocument(type, await make(job, ids));
  }

  /** Tells the open pages, at most a few times a second. */
  async #notify(id: string, always = false): Promise<void> {
    const now = performance.now();
    if (!always && now - this.#lastNotice < NOTIFY_MS) return;
    this.#lastNotice = now;
    await this.#gateway.database.notify(JOBS_CHANNEL, JSON.stringify({ siteId: this.#gateway.siteId, id }));
  }
}

/** Trying again would change nothing. */
const isFinal = (error: unknown): boolean =>
  error instanceof LeaseLost || (error instanceof PlatformError && error.status < 500);

type DocumentOf = NonNullable<JobKind['document']>;

async function* pagesOf(job: JobRecord, kind: JobKind): AsyncGenerator<{ id: string; label: string }[]> {
  if ('ids' in job.selection) {
    const labels = await kind.labels(job.selection.ids);
    yield job.selection.ids.map((id) => ({ id, label: labels.get(id) ?? id }));
    return;
  }
  let cursor: string | undefined;
  do {
    const page = await kind.select({ ...job.selection, ...(cursor !== undefined && { cursor }) });
    yield page.items;
    cursor = page.next;
  } while (cursor !== undefined);
}
