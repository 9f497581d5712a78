import { sql } from 'kysely';
import type { Database, Queryable } from '../../database/database.ts';
import type { Job, JobItem, ItemState, JobStatus, Selection } from '../../shared/jobs.ts';
import type { JobRecord, Outcome } from './jobs.ts';

/** How long a process may go without a sign before another takes its job over. */
export const LEASE_MS = 20_000;

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

export interface JobBatch {
  key: string;
  items: { position: number; id: string; label: string }[];
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

  async #withCounts(rows: readonly JobRow[]): Promise<Job[]> {
    if (rows.length === 0) return [];
    const ids = sql.join(rows.map((row) => sql`${row.id}`));
    const counts = await sql<{ job_id: string; state: ItemState; n: string }>`
      SELECT job_id, state, count(*) AS n FROM job_items
      WHERE site_id = ${this.#siteId} AND job_id IN (${ids}) GROUP BY job_id, state`.execute(this.#db);
    const files = await sql<{ job_id: string }>`
      SELECT DISTINCT job_id FROM job_files WHERE site_id = ${this.#siteId} AND job_id IN (${ids})`.execute(
      this.#db,
    );
    return rows.map((row) => {
      const of = (state: ItemState): number =>
        Number(counts.rows.find((c) => c.job_id === row.id && c.state === state)?.n ?? 0);
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
        hasFile: files.rows.some((file) => file.job_id === row.id),
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

  async file(id: string): Promise<string | undefined> {
    const { rows } = await sql<{ content: string }>`
      SELECT content FROM job_files WHERE site_id = ${this.#siteId} AND job_id = ${id} ORDER BY part`.execute(
      this.#db,
    );
    return rows.length > 0 ? rows.map((row) => row.content).join('') : undefined;
  }

  /** Takes the open job that waits longest, or this one, for this process; undefined when there is none to take. */
  async lease(now: Date, id?: string): Promise<JobRecord | undefined> {
    const { rows } = await sql<JobRow>`
      UPDATE jobs SET status = 'running', started_date = COALESCE(started_date, ${now.toISOString()}),
        lease_until = ${new Date(now.getTime() + LEASE_MS).toISOString()}
      WHERE site_id = ${this.#siteId} AND id = (
        SELECT id FROM jobs WHERE site_id = ${this.#siteId} AND status IN ('queued', 'running')
          AND (lease_until IS NULL OR lease_until < ${now.toISOString()})
          ${id === undefined ? sql`` : sql`AND id = ${id}`}
        ORDER BY created_date, id LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING *`.execute(this.#db);
    const row = rows[0];
    return (
      row && {
        id: row.id,
        kind: row.kind,
        selection: row.selection,
        params: row.params,
        actor: row.actor,
        expanded: row.expanded,
      }
    );
  }

  /** Keeps the lease; false when somebody asked to cancel. */
  async renew(id: string, now: Date): Promise<boolean> {
    const { rows } = await sql<{ cancel_requested: boolean }>`
      UPDATE jobs SET lease_until = ${new Date(now.getTime() + LEASE_MS).toISOString()}
      WHERE site_id = ${this.#siteId} AND id = ${id} RETURNING cancel_requested`.execute(this.#db);
    return rows[0]?.cancel_requested === false;
  }

  /** Gives the job back for a later try. */
  async release(id: string): Promise<void> {
    await sql`UPDATE jobs SET lease_until = NULL WHERE site_id = ${this.#siteId} AND id = ${id}`.execute(
      this.#db,
    );
  }

  /** Replaces whatever an earlier, interrupted expansion left. */
  async fill(id: string, pages: AsyncIterable<readonly { id: string; label: string }[]>): Promise<void> {
    await sql`DELETE FROM job_items WHERE site_id = ${this.#siteId} AND job_id = ${id}`.execute(this.#db);
    let position = 0;
    for await (const page of pages) {
      if (page.length === 0) continue;
      const rows = page.map((item) => ({ position: position++, item_id: item.id, label: item.label }));
      await sql`
        INSERT INTO job_items (site_id, job_id, position, item_id, label, state)
        SELECT ${this.#siteId}, ${id}, position, item_id, label, 'queued'
        FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(position int, item_id text, label text)`.execute(
        this.#db,
      );
    }
    await sql`UPDATE jobs SET expanded = true WHERE site_id = ${this.#siteId} AND id = ${id}`.execute(
      this.#db,
    );
  }

  /** The batch that was under way when a process died, else the next queued items; undefined at the end. */
  async nextBatch(id: string, size: number): Promise<JobBatch | undefined> {
    return this.#database.transaction(async (tx) => {
      type Row = { position: number; item_id: string; label: string; batch: string };
      const toBatch = (rows: readonly Row[]): JobBatch | undefined =>
        rows[0] && {
          key: rows[0].batch,
          items: rows.map((r) => ({ position: r.position, id: r.item_id, label: r.label })),
        };
      const open = await sql<Row>`
        SELECT position, item_id, label, batch FROM job_items
        WHERE site_id = ${this.#siteId} AND job_id = ${id} AND state = 'running' ORDER BY position`.execute(
        tx,
      );
      if (open.rows.length > 0) return toBatch(open.rows.filter((row) => row.batch === open.rows[0]?.batch));
      const taken = await sql<Row>`
        WITH next AS (
          SELECT position, min(position) OVER () AS first FROM job_items
          WHERE site_id = ${this.#siteId} AND job_id = ${id} AND state = 'queued' ORDER BY position LIMIT ${size})
        UPDATE job_items SET state = 'running', batch = (
            SELECT id || ':' || attempt || ':' || next.first FROM jobs WHERE site_id = ${this.#siteId} AND id = ${id})
        FROM next WHERE job_items.site_id = ${this.#siteId} AND job_id = ${id} AND job_items.position = next.position
        RETURNING job_items.position, item_id, label, batch`.execute(tx);
      return toBatch(taken.rows.toSorted((a, b) => a.position - b.position));
    });
  }

  /** Writes what became of a batch, and its part of the file, together. */
  async finishBatch(
    id: string,
    batch: JobBatch,
    outcomes: readonly Outcome[],
    lines?: string,
  ): Promise<void> {
    const byId = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
    const rows = batch.items.map((item) => {
      const outcome = byId.get(item.id);
      const reason = !outcome
        ? 'No answer came for this one.'
        : outcome.state === 'done'
          ? null
          : outcome.reason;
      return {
        position: item.position,
        state: outcome?.state ?? 'failed',
        reason,
        label: outcome?.label ?? item.label,
      };
    });
    await this.#database.transaction(async (tx) => {
      await sql`
        UPDATE job_items SET state = r.state, reason = r.reason, label = r.label
        FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(position int, state text, reason text, label text)
        WHERE job_items.site_id = ${this.#siteId} AND job_id = ${id} AND job_items.position = r.position`.execute(
        tx,
      );
      if (lines !== undefined) await this.#addFilePart(tx, id, (batch.items[0]?.position ?? 0) + 1, lines);
    });
  }

  async #addFilePart(tx: Queryable, id: string, part: number, content: string): Promise<void> {
    await sql`INSERT INTO job_files (site_id, job_id, part, content) VALUES (${this.#siteId}, ${id}, ${part}, ${content})
      ON CONFLICT (site_id, job_id, part) DO UPDATE SET content = EXCLUDED.content`.execute(tx);
  }

  async startFile(id: string, header: string): Promise<void> {
    await this.#addFilePart(this.#db, id, 0, header);
  }

  async finish(id: string, status: JobStatus, now: Date, error?: string): Promise<void> {
    await this.#database.transaction(async (tx) => {
      await sql`UPDATE job_items SET state = 'cancelled', reason = 'Cancelled before its turn.'
        WHERE site_id = ${this.#siteId} AND job_id = ${id} AND state IN ('queued', 'running')`.execute(tx);
      await sql`UPDATE jobs SET status = ${status}, finished_date = ${now.toISOString()}, error = ${error ?? null}, lease_until = NULL
        WHERE site_id = ${this.#siteId} AND id = ${id}`.execute(tx);
    });
  }

  /** The batch under way still finishes. @returns whether the job was open. */
  async requestCancel(id: string): Promise<boolean> {
    const { rows } = await sql`UPDATE jobs SET cancel_requested = true
      WHERE site_id = ${this.#siteId} AND id = ${id} AND status IN ('queued', 'running') RETURNING id`.execute(
      this.#db,
    );
    return rows.length > 0;
  }

  /** Queues the failed items again. @returns how many. */
  async retryFailed(id: string): Promise<number> {
    return this.#database.transaction(async (tx) => {
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
