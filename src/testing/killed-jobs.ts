import { expect } from 'vitest';
import { pino } from 'pino';
import type { Database } from '../database/database.ts';
import { systemClock } from '../platform/adapters/system.ts';
import { JobRunner } from '../server/jobs/job-runner.ts';
import { JobStore } from '../server/jobs/job-store.ts';
import type { JobKind } from '../server/jobs/jobs.ts';
import { LEASE_MS } from '../server/jobs/lease.ts';
import { embeddedFetch, type PlatformFetch } from '../server/platform-fetch.ts';
import type { Selection } from '../shared/jobs.ts';
import { FULL } from './run-size.ts';
import { suddenDeath } from './mortal.ts';
import { startStack, TEST_API_KEY, TEST_SITE } from './stack.ts';

export interface KilledJob {
  name: string;
  /** @param database of the process that may die */
  kind: (platformFetch: PlatformFetch, database: Database) => JobKind;
  params: Record<string, unknown>;
  /** What is to be worked on. */
  place: () => Promise<string>;
  /** How those are chosen, where not by their ids. */
  select?: (ids: readonly string[]) => Selection;
  /** What stands of them once the job is through, however it came there. */
  check(ids: readonly string[], jobId: string): Promise<void>;
}

/** One process with its platform; one item a batch. */
async function startProcess(database: Database, { kind }: KilledJob, now: () => Date) {
  const process = suddenDeath(database);
  const { platform } = startStack(process.database, { ids: { guid: () => crypto.randomUUID() } });
  const platformFetch = embeddedFetch(platform, { apiKey: TEST_API_KEY, siteId: TEST_SITE.id });
  const runner = new JobRunner(
    {
      database: process.database,
      siteId: TEST_SITE.id,
      clock: { now },
      logger: pino({ level: 'silent' }),
    },
    new JobStore(process.database, TEST_SITE.id),
    new Map([['killed', { ...kind(platformFetch, process.database), batchSize: 1 }]]),
  );
  return { process, runner };
}

/** By default every third commit is tried: before an item, within it and after it. */
const STRIDE = FULL ? 1 : 3;

/**
 * Kills the process of a job over two items after its first commit, the next one's after the second and so on, each time with
 * a process after it that goes on; until a job comes through. Without the full run only every third commit is tried.
 * @returns after how many commits the job came through, and how many jobs were tried until then
 */
export async function killAtEachCommit(
  database: Database,
  one: KilledJob,
): Promise<{ commits: number; rounds: number }> {
  const store = new JobStore(database, TEST_SITE.id);
  let now = systemClock.now();
  /** Takes over whatever the others leave behind; it never dies. */
  const next = await startProcess(database, one, () => new Date(now.getTime() + LEASE_MS + 1000));
  let commits = 0;
  for (let survived = false; !survived;) {
    commits += STRIDE;
    const ids = [await one.place(), await one.place()];
    const jobId = crypto.randomUUID();
    const actor = { id: 's', email: 'ines@example.com', name: 'Inês' };
    const { name: title, params } = one;
    now = systemClock.now();
    const selection = one.select?.(ids) ?? { ids };
    await store.create({ id: jobId, kind: 'killed', title, selection, params, actor, now });
    const begun = now;
    const first = await startProcess(database, one, () => begun);
    first.process.dieAfter(commits);
    survived = await Promise.race([first.runner.run(jobId), first.process.died.then(() => false)]);
    if (!survived) await next.runner.run(jobId);
    expect(await store.get(jobId)).toMatchObject({
      status: 'done',
      total: 2,
      done: 2,
      skipped: 0,
      failed: 0,
      running: 0,
    });
    await one.check(ids, jobId);
  }
  return { commits, rounds: commits / STRIDE };
}
