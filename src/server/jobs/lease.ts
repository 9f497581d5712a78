import { sql } from 'kysely';
import type { Database, Queryable } from '../../database/database.ts';
import type { FileType, JobStatus } from '../../shared/jobs.ts';
import type { Outcome } from './jobs.ts';

/** How long a process may go without a sign before another takes its job over. */
export const LEASE_MS = 20_000;

export const leaseEnd = (now: Date): string => new Date(now.getTime() + LEASE_MS).toISOString();

export interface JobBatch {
  key: string;
  items: { position: number; id: string; label: string }[];
  /** It was under way when a process died, and may have been done. */
  isResumed: boolean;
}

/** Another process has begun with the job: this one writes nothing more of it. */
export class LeaseLost extends Error {}

interface Options {
  database: Database;
  siteId: string;
  jobId: string;
  /** Grows whenever the job is taken or given back. */
  fence: number;
}

/**
 * All that the process working a job off writes of it. Each write holds the job and finds its own fence there, or
 * writes nothing: whoever stood still until somebody else had begun cannot write into the other's work.
 */
export class Lease {
  readonly #database: Database;
  readonly #siteId: string;
  readonly jobId: string;
  readonly #fence: number;

  constructor({ database, siteId, jobId, fence }: Options) {
    this.#database = database;
    this.#siteId = siteId;
    this.jobId = jobId;
    this.#fence = fence;
  }

  get #isMine() {
    return sql`site_id = ${this.#siteId} AND id = ${this.jobId} AND fence = ${this.#fence}`;
  }

  get #isOfJob() {
    return sql`job_items.site_id = ${this.#siteId} AND job_items.job_id = ${this.jobId}`;
  }

  /** @throws LeaseLost */
  #write<T>(work: (tx: Queryable) => Promise<T>): Promise<T> {
    return this.#database.transaction(async (tx) => {
      const { rows } = await sql`SELECT 1 FROM jobs WHERE ${this.#isMine} FOR UPDATE`.execute(tx);
      if (rows.length === 0) throw new LeaseLost(`Another process works on job ${this.jobId}.`);
      return work(tx);
    });
  }

  /** Gives a sign of life. @returns false when somebody asked to cancel. @throws LeaseLost */
  renew(now: Date): Promise<boolean> {
    return this.#write(async (tx) => {
      const { rows } = await sql<{ cancel_requested: boolean }>`
        UPDATE jobs SET lease_until = ${leaseEnd(now)} WHERE ${this.#isMine} RETURNING cancel_requested`.execute(
        tx,
      );
      return rows[0]?.cancel_requested === false;
    });
  }

  /** Gives the job back for a later try; a sign of life that is on its way comes too late. */
  release(): Promise<void> {
    return this.#write(async (tx) => {
      await sql`UPDATE jobs SET lease_until = NULL, lease_owner = NULL, fence = fence + 1
        WHERE ${this.#isMine}`.execute(tx);
    });
  }

  /** Replaces whatever an earlier, interrupted expansion left. @param header first part of the file, if there is one */
  async fill(
    pages: AsyncIterable<readonly { id: string; label: string }[]>,
    header: string | undefined,
  ): Promise<void> {
    await this.#write((tx) => sql`DELETE FROM job_items WHERE ${this.#isOfJob}`.execute(tx));
    let position = 0;
    for await (const page of pages) {
      if (page.length === 0) continue;
      const rows = page.map((item) => ({ position: position++, item_id: item.id, label: item.label }));
      await this.#write((tx) =>
        sql`
          INSERT INTO job_items (site_id, job_id, position, item_id, label, state)
          SELECT ${this.#siteId}, ${this.jobId}, position, item_id, label, 'queued'
          FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(position int, item_id text, label text)`.execute(
          tx,
        ),
      );
    }
    await this.#write(async (tx) => {
      if (header !== undefined) await this.#addFilePart(tx, 0, header);
      await sql`UPDATE jobs SET expanded = true WHERE ${this.#isMine}`.execute(tx);
    });
  }

  /** The batch that was under way when a process died, else the next queued items; undefined at the end. */
  nextBatch(size: number): Promise<JobBatch | undefined> {
    return this.#write(async (tx) => {
      type Row = { position: number; item_id: string; label: string; batch: string };
      const toBatch = (rows: readonly Row[], isResumed: boolean): JobBatch | undefined =>
        rows[0] && {
          isResumed,
          key: rows[0].batch,
          items: rows.map((r) => ({ position: r.position, id: r.item_id, label: r.label })),
        };
      const open = await sql<Row>`
        SELECT position, item_id, label, batch FROM job_items
        WHERE ${this.#isOfJob} AND state = 'running' ORDER BY position`.execute(tx);
      if (open.rows.length > 0)
        return toBatch(
          open.rows.filter((row) => row.batch === open.rows[0]?.batch),
          true,
        );
      const used = await sql<Row>`
        WITH next AS MATERIALIZED (
          SELECT position FROM job_items
          WHERE ${this.#isOfJob} AND state = 'queued' ORDER BY position LIMIT ${size})
        UPDATE job_items SET state = 'running', batch = (
            SELECT id || ':' || attempt || ':' || (SELECT min(position) FROM next) FROM jobs WHERE ${this.#isMine})
        WHERE ${this.#isOfJob} AND position = ANY (ARRAY(SELECT position FROM next))
        RETURNING position, item_id, label, batch`.execute(tx);
      return toBatch(
        used.rows.toSorted((a, b) => a.position - b.position),
        false,
      );
    });
  }

  /** Writes what became of a batch, and its part of the file, together. */
  finishBatch(batch: JobBatch, outcomes: readonly Outcome[], lines?: string): Promise<void> {
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
    return this.#write(async (tx) => {
      await sql`
        UPDATE job_items SET state = r.state, reason = r.reason, label = r.label
        FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(position int, state text, reason text, label text)
        WHERE ${this.#isOfJob} AND job_items.position = r.position`.execute(tx);
      if (lines !== undefined) await this.#addFilePart(tx, (batch.items[0]?.position ?? 0) + 1, lines);
    });
  }

  /** Writes what became of some items of a batch that goes on. */
  finishItems(batch: JobBatch, outcomes: readonly Outcome[]): Promise<void> {
    const ids = new Set(outcomes.map(({ id }) => id));
    return this.finishBatch({ ...batch, items: batch.items.filter(({ id }) => ids.has(id)) }, outcomes);
  }

  /** The one document of a job, over the one of an earlier try. */
  writeDocument(type: FileType, bytes: Uint8Array): Promise<void> {
    return this.#write(async (tx) => {
      await sql`INSERT INTO job_files (site_id, job_id, part, type, content)
        VALUES (${this.#siteId}, ${this.jobId}, 0, ${type}, ${Buffer.from(bytes).toString('base64')})
        ON CONFLICT (site_id, job_id, part) DO UPDATE SET content = EXCLUDED.content`.execute(tx);
    });
  }

  finish(status: JobStatus, now: Date, error?: string): Promise<void> {
    return this.#write(async (tx) => {
      await sql`UPDATE job_items SET state = 'cancelled', reason = 'Canceled before its turn.'
        WHERE ${this.#isOfJob} AND state IN ('queued', 'running')`.execute(tx);
      await sql`UPDATE jobs SET status = ${status}, finished_date = ${now.toISOString()}, error = ${error ?? null},
        lease_until = NULL, lease_owner = NULL, fence = fence + 1 WHERE ${this.#isMine}`.execute(tx);
    });
  }

  async #addFilePart(tx: Queryable, part: number, content: string): Promise<void> {
    await sql`INSERT INTO job_files (site_id, job_id, part, content)
      VALUES (${this.#siteId}, ${this.jobId}, ${part}, ${content})
      ON CONFLICT (site_id, job_id, part) DO UPDATE SET content = EXCLUDED.content`.execute(tx);
  }
}
