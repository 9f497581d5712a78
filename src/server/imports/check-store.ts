import { sql } from 'kysely';
import type { Database, Queryable } from '../../database/database.ts';
import type { ColumnNumbers, FileImport, ImportSummary } from '../../shared/imports.ts';
import { ImportKeys } from './import-keys.ts';
import type { ImportKind, Staged } from './kind.ts';
import type { NumberSurvey } from './numbers/survey.ts';

/** A newer dry run of the file has begun, or the import itself: this one writes nothing more. */
export class CheckReplaced extends Error {}

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

/** How far a dry run has come: its result for all entries before `position` is stored. */
export interface CheckProgress {
  /** The first entry that is still to be compared. */
  position: number;
  /** Of the entries before it. */
  summary: ImportSummary;
}

/** What dry runs write. */
export class CheckStore<Field extends string = string, Options extends object = object> {
  readonly #database: Database;
  readonly #siteId: string;
  readonly #keys: ImportKeys;

  constructor(database: Database, siteId: string, what: ImportKind['what']) {
    this.#database = database;
    this.#siteId = siteId;
    this.#keys = new ImportKeys(siteId, what);
  }

  get #db(): Queryable {
    return this.#database.kysely;
  }

  /**
   * Throws away what the last dry run found.
   * @param job that does the next one, if there is to be one
   * @returns false once the import has begun
   */
  async prepare(
    id: string,
    {
      mapping,
      options,
      styles,
      job,
    }: Pick<FileImport<Field, Options>, 'mapping' | 'options' | 'styles'> & { job: string | undefined },
  ): Promise<boolean> {
    return this.#database.transaction(async (tx) => {
      const { rows } = await sql`UPDATE imports SET mapping = ${json(mapping)}, options = ${json(options)},
          styles = ${json(styles)}, summary = NULL, checked_date = NULL, check_job = ${job ?? null}, check_run = NULL,
          check_progress = NULL
        WHERE ${this.#keys.is(id)} AND started_date IS NULL RETURNING id`.execute(tx);
      if (rows.length === 0) return false;
      await sql`DELETE FROM import_rows WHERE ${this.#keys.of(id)}`.execute(tx);
      return true;
    });
  }

  /** Does `work` while no other run can begin. @throws CheckReplaced where one has */
  async #asRun(id: string, run: string, work: (tx: Queryable) => Promise<unknown>): Promise<void> {
    await this.#database.transaction(async (tx) => {
      const { rows } = await sql`SELECT 1 FROM imports WHERE ${this.#keys.is(id)} AND check_run = ${run}
        FOR UPDATE`.execute(tx);
      if (rows.length === 0) throw new CheckReplaced('Replaced by a newer dry run.');
      await work(tx);
    });
  }

  /**
   * Begins the dry run, or goes on with what an earlier run of the same job wrote.
   * @returns how far that has come; undefined where it has ended
   * @throws CheckReplaced
   */
  async begin(
    id: string,
    { job, run }: { job: string; run: string },
  ): Promise<{ progress: CheckProgress | undefined } | undefined> {
    const { rows } = await sql<{
      progress: CheckProgress | null;
      isDone: boolean;
    }>`UPDATE imports SET check_run = ${run}
      WHERE ${this.#keys.is(id)} AND check_job = ${job} AND started_date IS NULL
      RETURNING check_progress AS progress, summary IS NOT NULL AS "isDone"`.execute(this.#db);
    if (!rows[0]) throw new CheckReplaced('Replaced by a newer dry run.');
    const progress = rows[0].progress ?? undefined;
    if (rows[0].isDone) return undefined;
    await this.#asRun(id, run, (tx) =>
      sql`DELETE FROM import_rows WHERE ${this.#keys.of(id)} AND position >= ${progress?.position ?? 0}`.execute(
        tx,
      ),
    );
    return { progress };
  }

  /**
   * Writes entries down together with how far the dry run has come by them.
   * @throws CheckReplaced
   */
  async stage(
    id: string,
    { run, entries, progress }: { run: string; entries: readonly Staged[]; progress: CheckProgress },
  ): Promise<void> {
    await this.#asRun(id, run, async (tx) => {
      if (entries.length > 0)
        await sql`INSERT INTO import_rows (site_id, import_id, position, row_number, key, request, cells, problems,
            changes)
          SELECT ${this.#siteId}, ${id}, position, "row", key, request, cells, problems, changes
          FROM jsonb_to_recordset(${json(entries)})
            AS r(position int, "row" int, key text, request jsonb, cells jsonb, problems jsonb,
              changes jsonb)`.execute(tx);
      await sql`UPDATE imports SET check_progress = ${json(progress)} WHERE ${this.#keys.is(id)}`.execute(tx);
    });
  }

  /** @throws CheckReplaced */
  async end(
    id: string,
    { run, summary, now }: { run: string; summary: ImportSummary; now: Date },
  ): Promise<void> {
    await this.#asRun(id, run, (tx) =>
      sql`UPDATE imports SET summary = ${json(summary)}, checked_date = ${now.toISOString()},
          check_progress = NULL
        WHERE ${this.#keys.is(id)}`.execute(tx),
    );
  }

  /** How the columns of the file write numbers, where all of it was read for that. */
  async surveyOf(id: string): Promise<NumberSurvey[] | undefined> {
    const { rows } = await sql<{ survey: NumberSurvey[] | null }>`
      SELECT number_survey AS survey FROM imports WHERE ${this.#keys.is(id)}`.execute(this.#db);
    return rows[0]?.survey ?? undefined;
  }

  /** @throws CheckReplaced */
  async settle(
    id: string,
    run: string,
    { survey, numbers }: { survey: readonly NumberSurvey[]; numbers: readonly (ColumnNumbers | null)[] },
  ): Promise<void> {
    await this.#asRun(id, run, (tx) =>
      sql`UPDATE imports SET number_survey = ${json(survey)}, numbers = ${json(numbers)}
        WHERE ${this.#keys.is(id)}`.execute(tx),
    );
  }

  /** The job of the last dry run. */
  async jobOf(id: string): Promise<string | undefined> {
    const { rows } = await sql<{
      check_job: string | null;
    }>`SELECT check_job FROM imports WHERE ${this.#keys.is(id)}`.execute(this.#db);
    return rows[0]?.check_job ?? undefined;
  }
}
