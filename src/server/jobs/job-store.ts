import { sql } from 'kysely';
import { lockByName } from '../../database/turn.ts';
import type { Database, Queryable } from '../../database/database.ts';
import type { FileType, Job, JobItem, ItemState, JobStatus, Selection } from '../../shared/jobs.ts';
import type { JobRecord } from './jobs.ts';
import { Lease, leaseEnd } from './lease.ts';

interface JobRow {
  id: string;
  kind: string;
  title: string;
  status: JobStatus;
  selection: Selection;
  params: Record<string, unknown>;
  expanded: boolean;
  cancel_requested: boolean;
  attempt: number;
  error: string | null;
  actor: string;
  actor_name: string;
  created_date: string;
  started_date: string | null;
  finished_date: string | null;
  fence: number;
}

interface NewJob {
  id: string;
  kind: string;
  title: string;
  selection: Selection;
  params: Record<string, unknown>;
  actor: { id: string; email: string; name: string };
  now: Date;
}

/** Jobs and their items in the database; every step is one statement or one transaction, so a crash loses none. */
export class JobStore {
  readonly #database: Database;
  readonly #siteId: string;

  constructor(database: Database, siteId: string) {
    this.#database = database;
    this.#siteId = siteId;
  }

  get #db(): Queryable {
    return this.#database.kysely;
  }

  async create(job: NewJob): Promise<void> {
    await sql`
      INSERT INTO jobs (site_id, id, kind, title, status, selection, params, actor_id, actor, actor_name, created_date)
      VALUES (${this.#siteId}, ${job.id}, ${job.kind}, ${job.title}, 'queued', ${JSON.stringify(job.selection)}::jsonb,
        ${JSON.stringify(job.params)}::jsonb, ${job.actor.id}, ${job.actor.email}, ${job.actor.name},
        ${job.now.toISOString()})`.execute(this.#db);
  }

  /** Newest first, of these kinds. */
  async list(
    kinds: readonly string[],
    { offset, limit, open }: { offset: number; limit: number; open?: boolean },
  ): Promise<{ jobs: Job[]; total: number }> {
    const kindList = sql.join(kinds.map((kind) => sql`${kind}`));
    const where = sql`site_id = ${this.#siteId} AND kind IN (${kindList}) ${open ? sql`AND status IN ('queued', 'running')` : sql``}`;
    const { rows } = await sql<JobRow>`
      SELECT * FROM jobs WHERE ${where} ORDER BY created_date DESC, id LIMIT ${limit} OFFSET ${offset}`.execute(
      this.#db,
    );
    const total = await sql<{ n: string }>`SELECT count(*) AS n FROM jobs WHERE ${where}`.execute(this.#db);
    return { jobs: await this.#withCounts(rows), total: Number(total.rows[0]?.n ?? 0) };
  }

  async get(id: string): Promise<Job | undefined> {
    const { rows } =
      await sql<JobRow>`SELECT * FROM jobs WHERE site_id = ${this.#siteId} AND id = ${id}`.execute(this.#db);
    return (await this.#withCounts(rows))[0];
  }

  /** How many there are of each status. */
  async countByStatus(): Promise<Record<JobStatus, number>> {
    const { rows } = await sql<{ status: JobStatus; n: number }>`SELECT status, count(*)::int AS n FROM jobs
      WHERE site_id = ${this.#siteId} GROUP BY status`.execute(this.#db);
    const none = { queued: 0, running: 0, done: 0, cancelled: 0, failed: 0 };
    return { ...none, ...Object.fromEntries(rows.map(({ status, n }) => [status, n])) };
  }

  async #withCounts(rows: readonly JobRow[]): Promise<Job[]> {
    if (rows.length === 0) return [];
    const ids = sql.join(rows.map((row) => sql`${row.id}`));
    const counts = await sql<{ job_id: string; state: ItemState; n: string }>`
      SELECT job_id, state, count(*) AS n FROM job_items
      WHERE site_id = ${this.#siteId} AND job_id IN (${ids}) GROUP BY job_id, state`.execute(this.#db);
    const files = await sql<{ job_id: string; type: FileType }>`
      SELECT DISTINCT job_id, type FROM job_files WHERE site_id = ${this.#siteId} AND job_id IN (${ids})`.execute(
      this.#db,
    );
    return rows.map((row) => {
      const of = (state: ItemState): number =>
        Number(counts.rows.find((c) => c.job_id === row.id && c.state === state)?.n ?? 0);
      const fileType = files.rows.find((file) => file.job_id === row.id)?.type;
      const total = counts.rows.filter((c) => c.job_id === row.id).reduce((sum, c) => sum + Number(c.n), 0);
      return {
        id: row.id,
        kind: row.kind,
        title: row.title,
        status: row.status,
        total,
        queued: of('queued'),
        running: of('running'),
        done: of('done'),
        skipped: of('skipped') + of('cancelled'),
        failed: of('failed'),
        ...(row.error !== null && { error: row.error }),
        by: row.actor_name,
        createdDate: row.created_date,
        ...(row.started_date !== null && { startedDate: row.started_date }),
        ...(row.finished_date !== null && { finishedDate: row.finished_date }),
        hasFile: fileType !== undefined,
        ...(fileType && { fileType }),
      };
    });
  }

  async items(
    id: string,
    { state, offset, limit }: { state?: string; offset: number; limit: number },
  ): Promise<JobItem[]> {
    const { rows } = await sql<{ item_id: string; label: string; state: ItemState; reason: string | null }>`
      SELECT item_id, label, state, reason FROM job_items
      WHERE site_id = ${this.#siteId} AND job_id = ${id} ${state ? sql`AND state = ${state}` : sql``}
      ORDER BY position LIMIT ${limit} OFFSET ${offset}`.execute(this.#db);
    return rows.map((row) => ({
      id: row.item_id,
      label: row.label,
      state: row.state,
      ...(row.reason !== null && { reason: row.reason }),
    }));
  }

  /** In the order of the job. */
  async doneIds(id: string): Promise<string[]> {
    const { rows } = await sql<{ item_id: string }>`
      SELECT item_id FROM job_items WHERE site_id = ${this.#siteId} AND job_id = ${id} AND state = 'done'
      ORDER BY position`.execute(this.#db);
    return rows.map((row) => row.item_id);
  }

  async file(id: string): Promise<string | undefined> {
    const { rows } = await sql<{ content: string }>`
      SELECT content FROM job_files WHERE site_id = ${this.#siteId} AND job_id = ${id} ORDER BY part`.execute(
      this.#db,
    );
    return rows.length > 0 ? rows.map((row) => row.content).join('') : undefined;
  }

  /**
   * Takes the open job that waits longest, or this one, for this process; undefined when there is none to take.
   * @param options `alone`: kinds of which a second job waits while one is under way
   */
  async lease(
    { owner, now, alone = [] }: { owner: string; now: Date; alone?: readonly string[] },
    id?: string,
  ): Promise<{ job: JobRecord; lease: Lease } | undefined> {
    const rows = await this.#database.transaction(async (tx) => {
      // Of two processes that take one of these each, the second sees what the first took.
      if (alone.length > 0) await lockByName(tx, `jobs:${this.#siteId}`);
      const used = await sql<JobRow>`
        UPDATE jobs SET status = 'running', started_date = COALESCE(started_date, ${now.toISOString()}),
          lease_until = ${leaseEnd(now)}, lease_owner = ${owner}, fence = fence + 1
        WHERE site_id = ${this.#siteId} AND id = (
          SELECT id FROM jobs WHERE site_id = ${this.#siteId} AND status IN ('queued', 'running')
            AND (lease_until IS NULL OR lease_until < ${now.toISOString()})
            AND (kind <> ALL(${[...alone]}::text[]) OR NOT EXISTS (SELECT 1 FROM jobs AS other
              WHERE other.site_id = jobs.site_id AND other.kind = jobs.kind AND other.id <> jobs.id
                AND other.status = 'running' AND other.lease_until >= ${now.toISOString()}))
            ${id === undefined ? sql`` : sql`AND id = ${id}`}
          ORDER BY created_date, id LIMIT 1 FOR UPDATE SKIP LOCKED)
        RETURNING *`.execute(tx);
      return used.rows;
    });
    const [row] = rows;
    if (!row) return undefined;
    const { kind, selection, params, actor, expanded, fence } = row;
    return {
      job: { id: row.id, kind, selection, params, actor, expanded },
      lease: new Lease({ database: this.#database, siteId: this.#siteId, jobId: row.id, fence }),
    };
  }

  /** The batch under way still finishes. @returns whether the job was open. */
  async requestCancel(id: string): Promise<boolean> {
    const { rows } = await sql`UPDATE jobs SET cancel_requested = true
      WHERE site_id = ${this.#siteId} AND id = ${id} AND status IN ('queued', 'running') RETURNING id`.execute(
      this.#db,
    );
    return rows.length > 0;
  }

  /** Queues the failed items of a job that is over again. @returns how many. */
  async retryFailed(id: string): Promise<number> {
    return this.#database.transaction(async (tx) => {
      const over = await sql`SELECT 1 FROM jobs WHERE site_id = ${this.#siteId} AND id = ${id}
        AND status NOT IN ('queued', 'running') FOR UPDATE`.execute(tx);
      if (over.rows.length === 0) return 0;
      const { rows } = await sql`UPDATE job_items SET state = 'queued', reason = NULL, batch = NULL
        WHERE site_id = ${this.#siteId} AND job_id = ${id} AND state = 'failed' RETURNING position`.execute(
        tx,
      );
      if (rows.length > 0) {
        await sql`UPDATE jobs SET status = 'queued', attempt = attempt + 1, cancel_requested = false, finished_date = NULL,
          error = NULL WHERE site_id = ${this.#siteId} AND id = ${id}`.execute(tx);
      }
      return rows.length;
    });
  }
}
