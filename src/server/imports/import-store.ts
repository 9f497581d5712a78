import { sql } from 'kysely';
import type { Database, Queryable } from '../../database/database.ts';
import type {
  ChangedEntry,
  FileImport,
  ImportProblem,
  RetainedEntry,
  RejectedEntry,
} from '../../shared/imports.ts';
import { CheckStore } from './check-store.ts';
import { ImportKeys } from './import-keys.ts';
import { toImport, type ImportRow, type NewImport } from './import-row.ts';
import type { ImportKind } from './kind.ts';

/** One that is about to be written. */
export interface ReadyEntry<Request extends object> {
  position: number;
  key: string;
  request: Request;
  /** It was there before the import began. */
  existing_id: string | null;
}

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

/** Files of one kind, what was read out of them and what became of it. */
export class ImportStore<
  Field extends string = string,
  Options extends object = object,
  Request extends object = object,
> {
  readonly #database: Database;
  readonly #siteId: string;
  readonly #what: ImportKind['what'];
  readonly #keys: ImportKeys;
  readonly checks: CheckStore<Field, Options>;

  constructor(database: Database, siteId: string, what: ImportKind['what']) {
    this.#database = database;
    this.#siteId = siteId;
    this.#what = what;
    this.#keys = new ImportKeys(siteId, what);
    this.checks = new CheckStore(database, siteId, what);
  }

  get #db(): Queryable {
    return this.#database.kysely;
  }

  async addPart(id: string, part: number, content: Uint8Array): Promise<void> {
    await sql`INSERT INTO import_parts (site_id, import_id, part, content)
      VALUES (${this.#siteId}, ${id}, ${part}, ${Buffer.from(content)})`.execute(this.#db);
  }

  async dropParts(id: string): Promise<void> {
    await sql`DELETE FROM import_parts WHERE ${this.#keys.of(id)}`.execute(this.#db);
  }

  async *parts(id: string): AsyncGenerator<Uint8Array> {
    for (let part = 0; ; part++) {
      const { rows } = await sql<{ content: Uint8Array }>`
        SELECT content FROM import_parts WHERE ${this.#keys.of(id)} AND part = ${part}`.execute(this.#db);
      if (!rows[0]) return;
      yield rows[0].content;
    }
  }

  async create(made: NewImport<Field, Options>): Promise<void> {
    await sql`INSERT INTO imports (site_id, what, id, file_name, encoding, delimiter, source, columns, sample, offered,
        mapping, options, actor_name, created_date)
      VALUES (${this.#siteId}, ${this.#what}, ${made.id}, ${made.fileName}, ${made.encoding}, ${made.delimiter},
        ${made.source}, ${json(made.columns)}, ${json(made.sample)}, ${json(made.offered)}, ${json(made.mapping)},
        ${json(made.options)}, ${made.by}, ${made.now.toISOString()})`.execute(this.#db);
  }

  /** What the file is in another encoding. @returns false once the import has begun */
  async reform(
    id: string,
    form: Pick<
      NewImport<Field, Options>,
      'encoding' | 'delimiter' | 'source' | 'columns' | 'sample' | 'offered' | 'mapping'
    >,
  ): Promise<boolean> {
    const { rows } = await sql`UPDATE imports SET encoding = ${form.encoding}, delimiter = ${form.delimiter},
        source = ${form.source}, columns = ${json(form.columns)}, sample = ${json(form.sample)},
        offered = ${json(form.offered)}, mapping = ${json(form.mapping)}, styles = '[]', numbers = '[]',
        number_survey = NULL
      WHERE ${this.#keys.is(id)} AND started_date IS NULL RETURNING id`.execute(this.#db);
    return rows.length > 0;
  }

  /** Newest first. */
  async list(limit: number, id?: string): Promise<FileImport<Field, Options>[]> {
    const { rows } = await sql<ImportRow>`
      SELECT i.*, n.*, k.kept FROM imports i CROSS JOIN LATERAL (
        SELECT count(entity_id)::int AS written,
          (count(entity_id) FILTER (WHERE existing_id IS NULL))::int AS brought,
          (count(*) FILTER (WHERE taken_back))::int AS taken_back
        FROM import_rows o WHERE o.site_id = i.site_id AND o.import_id = i.id) n
      CROSS JOIN LATERAL (
        SELECT jsonb_object_agg(reason, n) AS kept FROM (
          SELECT kept AS reason, count(*) AS n FROM import_rows o
          WHERE o.site_id = i.site_id AND o.import_id = i.id AND kept IS NOT NULL GROUP BY kept) reasons) k
      WHERE i.site_id = ${this.#siteId} AND i.what = ${this.#what}
        ${id === undefined ? sql`` : sql`AND i.id = ${id}`}
      ORDER BY i.created_date DESC LIMIT ${limit}`.execute(this.#db);
    return rows.map((row) => toImport(row));
  }

  async get(id: string): Promise<FileImport<Field, Options> | undefined> {
    return (await this.list(1, id))[0];
  }

  /** How it is to be written. */
  async optionsOf(id: string): Promise<Options | undefined> {
    const { rows } = await sql<{
      options: Options;
    }>`SELECT options FROM imports WHERE ${this.#keys.is(id)}`.execute(this.#db);
    return rows[0]?.options;
  }

  async countParts(id: string): Promise<number> {
    const { rows } = await sql<{ n: number }>`
      SELECT count(*)::int AS n FROM import_parts WHERE ${this.#keys.of(id)}`.execute(this.#db);
    return rows[0]?.n ?? 0;
  }

  async refused(id: string, kind: string | undefined, limit: number): Promise<RejectedEntry[]> {
    const { rows } = await sql<{ row_number: number; key: string; problems: ImportProblem[] }>`
      SELECT row_number, key, problems FROM import_rows
      WHERE ${this.#keys.of(id)} AND problems IS NOT NULL
        ${kind === undefined ? sql`` : sql`AND problems @> ${json([{ kind }])}`}
      ORDER BY position LIMIT ${limit}`.execute(this.#db);
    return rows.flatMap(({ row_number: row, key, problems }) => {
      const problem = problems.find((one) => one.kind === kind) ?? problems[0];
      return problem ? [{ row, key, problem }] : [];
    });
  }

  /** All of them with the rows they were read from, some at a time. */
  async *refusedRows(id: string): AsyncGenerator<{ cells: string[][]; problems: ImportProblem[] }[]> {
    for (let after = -1; ;) {
      const { rows } = await sql<{ position: number; cells: string[][]; problems: ImportProblem[] }>`
        SELECT position, cells, problems FROM import_rows
        WHERE ${this.#keys.of(id)} AND problems IS NOT NULL AND position > ${after}
        ORDER BY position LIMIT 500`.execute(this.#db);
      const last = rows.at(-1);
      if (!last) return;
      yield rows;
      after = last.position;
    }
  }

  /** Entries that would be changed. @param isLossy only those that would lose something */
  async changed(id: string, isLossy: boolean, limit: number): Promise<ChangedEntry[]> {
    const { rows } = await sql<ChangedEntry>`SELECT row_number AS row, key, changes FROM import_rows
      WHERE ${this.#keys.of(id)} AND changes IS NOT NULL AND problems IS NULL
        ${isLossy ? sql`AND changes @> ${json([{ isLost: true }])}` : sql``}
      ORDER BY position LIMIT ${limit}`.execute(this.#db);
    return rows;
  }

  /** From now on the file, its columns and what was found stay as they are. @returns false where no dry run is done */
  async begin(id: string, now: Date): Promise<boolean> {
    const { rows } = await sql`UPDATE imports SET started_date = COALESCE(started_date, ${now.toISOString()})
      WHERE ${this.#keys.is(id)} AND summary IS NOT NULL RETURNING id`.execute(this.#db);
    return rows.length > 0;
  }

  /** Those without a problem, from `after` on. */
  async ready(
    id: string,
    after: number,
    limit: number,
  ): Promise<(Omit<ReadyEntry<Request>, 'request'> & { looked_up: boolean })[]> {
    const { rows } = await sql<Omit<ReadyEntry<Request>, 'request'> & { looked_up: boolean }>`
      SELECT position, key, existing_id, looked_up FROM import_rows
      WHERE ${this.#keys.of(id)} AND problems IS NULL AND position > ${after} ORDER BY position LIMIT ${limit}`.execute(
      this.#db,
    );
    return rows;
  }

  async readyAt(id: string, positions: readonly number[]): Promise<ReadyEntry<Request>[]> {
    const { rows } = await sql<ReadyEntry<Request>>`
      SELECT position, key, existing_id, request FROM import_rows
      WHERE ${this.#keys.of(id)} AND problems IS NULL AND position = ANY(${[...positions]}::int[])`.execute(
      this.#db,
    );
    return rows;
  }

  /** Whether each was there before, asked once: later it is the import itself that brought it. */
  async lookedUp(id: string, found: readonly { position: number; existing: string | null }[]): Promise<void> {
    await sql`UPDATE import_rows o SET looked_up = true, existing_id = r.existing
      FROM jsonb_to_recordset(${json(found)}) AS r(position int, existing text)
      WHERE ${this.#keys.of(id)} AND o.position = r.position AND (NOT looked_up OR existing_id IS NULL)`.execute(
      this.#db,
    );
  }

  /** @param written with what was there before, where that was not looked up */
  async written(
    id: string,
    written: readonly { position: number; entity: string; existing?: string | null }[],
  ): Promise<void> {
    await sql`UPDATE import_rows o SET entity_id = r.entity, taken_back = false,
        existing_id = coalesce(o.existing_id, r.existing)
      FROM jsonb_to_recordset(${json(written)}) AS r(position int, entity text, existing text)
      WHERE ${this.#keys.of(id)} AND o.position = r.position`.execute(this.#db);
  }

  /** Of these entities those that another import has written. */
  async writtenByOthers(id: string, entityIds: readonly string[]): Promise<Set<string>> {
    const { rows } = await sql<{ entity_id: string }>`
      SELECT DISTINCT entity_id FROM import_rows
      WHERE site_id = ${this.#siteId} AND import_id <> ${id} AND entity_id = ANY(${[...entityIds]}::text[])`.execute(
      this.#db,
    );
    return new Set(rows.map((row) => row.entity_id));
  }

  /** What was written and not taken back. @param changed what was there before, too */
  async toTakeBack(
    id: string,
    after: number,
    limit: number,
    changed: boolean,
  ): Promise<{ position: number; key: string; entity: string }[]> {
    const { rows } = await sql<{ position: number; key: string; entity: string }>`
      SELECT position, key, entity_id AS entity FROM import_rows
      WHERE ${this.#keys.of(id)} AND entity_id IS NOT NULL AND NOT taken_back AND position > ${after}
        ${changed ? sql`` : sql`AND existing_id IS NULL`}
        AND EXISTS (SELECT 1 FROM imports WHERE ${this.#keys.is(id)})
      ORDER BY position LIMIT ${limit}`.execute(this.#db);
    return rows;
  }

  /** What came of these, and what was there before. */
  async entitiesAt(
    id: string,
    positions: readonly number[],
  ): Promise<{ entity: string; existing: string | null }[]> {
    const { rows } = await sql<{ entity: string; existing: string | null }>`
      SELECT entity_id AS entity, existing_id AS existing FROM import_rows
      WHERE ${this.#keys.of(id)} AND entity_id IS NOT NULL AND position = ANY(${[...positions]}::int[])
      ORDER BY entity_id`.execute(this.#db);
    return rows;
  }

  /** The first of each reason of those that were not undone when that was tried. */
  async keptEntries(id: string, limit: number): Promise<RetainedEntry[]> {
    const { rows } = await sql<RetainedEntry>`SELECT key AS name, kept AS reason FROM (
        SELECT key, kept, position, row_number() OVER (PARTITION BY kept ORDER BY position) AS nth
        FROM import_rows WHERE ${this.#keys.of(id)} AND kept IS NOT NULL) AS numbered
      WHERE nth <= ${limit} ORDER BY position`.execute(this.#db);
    return rows;
  }

  /** What the undone rows have at this path of their requests, each value once, some at a time. */
  async *undoneValues(id: string, path: readonly string[], limit = 1000): AsyncGenerator<string[]> {
    for (let after = ''; ;) {
      const { rows } = await sql<{ value: string }>`
        SELECT DISTINCT request #>> ${[...path]}::text[] AS value FROM import_rows
        WHERE ${this.#keys.of(id)} AND taken_back AND request #>> ${[...path]}::text[] > ${after}
        ORDER BY 1 LIMIT ${limit}`.execute(this.#db);
      const last = rows.at(-1);
      if (!last) return;
      yield rows.map(({ value }) => value);
      after = last.value;
    }
  }

  /** By the entity: whichever import brought it. */
  async takenBack(entityIds: readonly string[]): Promise<void> {
    await sql`UPDATE import_rows SET taken_back = true
      WHERE site_id = ${this.#siteId} AND existing_id IS NULL AND entity_id = ANY(${[...entityIds]}::text[])`.execute(
      this.#db,
    );
  }

  /** Row by row; those with a reason stay. */
  async takenBackAt(
    id: string,
    results: readonly { position: number; kept: string | null }[],
  ): Promise<void> {
    await sql`UPDATE import_rows o SET taken_back = r.kept IS NULL, kept = r.kept
      FROM jsonb_to_recordset(${json(results)}) AS r(position int, kept text)
      WHERE ${this.#keys.of(id)} AND o.position = r.position`.execute(this.#db);
  }
}
