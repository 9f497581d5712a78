import { sql } from 'kysely';
import type { Database, Queryable } from '../../database/database.ts';
import type {
  ImportMapping,
  ImportOptions,
  ImportProblem,
  ImportSource,
  ImportSummary,
  OrderImport,
  RefusedOrder,
} from '../../shared/order-import.ts';
import type { ImportedOrder } from './order-of-rows.ts';

/** What a file says of one order, as it waits to be written. */
export interface StagedOrder {
  position: number;
  row: number;
  number: string;
  request?: ImportedOrder;
  cells?: string[][];
  problems?: ImportProblem[];
}

/** One that is about to be written. */
export interface ReadyOrder {
  position: number;
  number: string;
  request: ImportedOrder;
  /** It was there before the import began. */
  existing_id: string | null;
}

export interface NewImport {
  id: string;
  fileName: string;
  encoding: string;
  delimiter: string;
  source: ImportSource;
  columns: string[];
  sample: string[];
  mapping: ImportMapping;
  options: ImportOptions;
  by: string;
  now: Date;
}

interface ImportRow {
  id: string;
  file_name: string;
  encoding: string;
  delimiter: string;
  source: ImportSource;
  columns: string[];
  sample: string[];
  mapping: ImportMapping;
  options: ImportOptions;
  summary: ImportSummary | null;
  actor_name: string;
  created_date: string;
  checked_date: string | null;
  started_date: string | null;
  written: number;
  brought: number;
  taken_back: number;
}

const toImport = (row: ImportRow): OrderImport => ({
  id: row.id,
  fileName: row.file_name,
  source: row.source,
  encoding: row.encoding,
  delimiter: row.delimiter,
  columns: row.columns,
  sample: row.sample,
  mapping: row.mapping,
  options: row.options,
  ...(row.summary && { summary: row.summary }),
  by: row.actor_name,
  createdDate: row.created_date,
  ...(row.checked_date !== null && { checkedDate: row.checked_date }),
  ...(row.started_date !== null && { startedDate: row.started_date }),
  written: row.written,
  brought: row.brought,
  takenBack: row.taken_back,
});

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

/** Files of orders, what was read out of them and what became of it. */
export class ImportStore {
  readonly #database: Database;
  readonly #siteId: string;

  constructor(database: Database, siteId: string) {
    this.#database = database;
    this.#siteId = siteId;
  }

  get #db(): Queryable {
    return this.#database.kysely;
  }

  #of(id: string) {
    return sql`site_id = ${this.#siteId} AND import_id = ${id}`;
  }

  async addPart(id: string, part: number, content: Uint8Array): Promise<void> {
    await sql`INSERT INTO order_import_parts (site_id, import_id, part, content)
      VALUES (${this.#siteId}, ${id}, ${part}, ${Buffer.from(content)})`.execute(this.#db);
  }

  async dropParts(id: string): Promise<void> {
    await sql`DELETE FROM order_import_parts WHERE ${this.#of(id)}`.execute(this.#db);
  }

  async *parts(id: string): AsyncGenerator<Uint8Array> {
    for (let part = 0; ; part++) {
      const { rows } = await sql<{ content: Uint8Array }>`
        SELECT content FROM order_import_parts WHERE ${this.#of(id)} AND part = ${part}`.execute(this.#db);
      if (!rows[0]) return;
      yield rows[0].content;
    }
  }

  async create(made: NewImport): Promise<void> {
    await sql`INSERT INTO order_imports (site_id, id, file_name, encoding, delimiter, source, columns, sample, mapping,
        options, actor_name, created_date)
      VALUES (${this.#siteId}, ${made.id}, ${made.fileName}, ${made.encoding}, ${made.delimiter}, ${made.source},
        ${json(made.columns)}, ${json(made.sample)}, ${json(made.mapping)}, ${json(made.options)}, ${made.by},
        ${made.now.toISOString()})`.execute(this.#db);
  }

  /** Newest first. */
  async list(limit: number, id?: string): Promise<OrderImport[]> {
    const { rows } = await sql<ImportRow>`
      SELECT i.*, n.* FROM order_imports i CROSS JOIN LATERAL (
        SELECT count(order_id)::int AS written,
          (count(order_id) FILTER (WHERE existing_id IS NULL))::int AS brought,
          (count(*) FILTER (WHERE taken_back))::int AS taken_back
        FROM order_import_orders o WHERE o.site_id = i.site_id AND o.import_id = i.id) n
      WHERE i.site_id = ${this.#siteId} ${id === undefined ? sql`` : sql`AND i.id = ${id}`}
      ORDER BY i.created_date DESC LIMIT ${limit}`.execute(this.#db);
    return rows.map(toImport);
  }

  async get(id: string): Promise<OrderImport | undefined> {
    return (await this.list(1, id))[0];
  }

  /** Throws away what the last dry run found. @returns false once the import has begun */
  async beginCheck(id: string, mapping: ImportMapping, options: ImportOptions): Promise<boolean> {
    return this.#database.transaction(async (tx) => {
      const { rows } =
        await sql`UPDATE order_imports SET mapping = ${json(mapping)}, options = ${json(options)},
          summary = NULL, checked_date = NULL
        WHERE site_id = ${this.#siteId} AND id = ${id} AND started_date IS NULL RETURNING id`.execute(tx);
      if (rows.length === 0) return false;
      await sql`DELETE FROM order_import_orders WHERE ${this.#of(id)}`.execute(tx);
      return true;
    });
  }

  async stage(id: string, orders: readonly StagedOrder[]): Promise<void> {
    if (orders.length === 0) return;
    await sql`INSERT INTO order_import_orders (site_id, import_id, position, row_number, number, request, cells, problems)
      SELECT ${this.#siteId}, ${id}, position, "row", number, request, cells, problems
      FROM jsonb_to_recordset(${json(orders)})
        AS r(position int, "row" int, number text, request jsonb, cells jsonb, problems jsonb)`.execute(
      this.#db,
    );
  }

  async endCheck(id: string, summary: ImportSummary, now: Date): Promise<void> {
    await sql`UPDATE order_imports SET summary = ${json(summary)}, checked_date = ${now.toISOString()}
      WHERE site_id = ${this.#siteId} AND id = ${id}`.execute(this.#db);
  }

  async refused(id: string, kind: string | undefined, limit: number): Promise<RefusedOrder[]> {
    const { rows } = await sql<{ row_number: number; number: string; problems: ImportProblem[] }>`
      SELECT row_number, number, problems FROM order_import_orders
      WHERE ${this.#of(id)} AND problems IS NOT NULL
        ${kind === undefined ? sql`` : sql`AND problems @> ${json([{ kind }])}`}
      ORDER BY position LIMIT ${limit}`.execute(this.#db);
    return rows.flatMap(({ row_number: row, number, problems }) => {
      const problem = problems.find((one) => one.kind === kind) ?? problems[0];
      return problem ? [{ row, number, problem }] : [];
    });
  }

  /** All of them with the rows they were read from, some at a time. */
  async *refusedRows(id: string): AsyncGenerator<{ cells: string[][]; problems: ImportProblem[] }[]> {
    for (let after = -1; ;) {
      const { rows } = await sql<{ position: number; cells: string[][]; problems: ImportProblem[] }>`
        SELECT position, cells, problems FROM order_import_orders
        WHERE ${this.#of(id)} AND problems IS NOT NULL AND position > ${after}
        ORDER BY position LIMIT 500`.execute(this.#db);
      const last = rows.at(-1);
      if (!last) return;
      yield rows;
      after = last.position;
    }
  }

  /** From now on the file, its columns and what was found stay as they are. @returns false where no dry run is done */
  async begin(id: string, now: Date): Promise<boolean> {
    const { rows } =
      await sql`UPDATE order_imports SET started_date = COALESCE(started_date, ${now.toISOString()})
      WHERE site_id = ${this.#siteId} AND id = ${id} AND summary IS NOT NULL RETURNING id`.execute(this.#db);
    return rows.length > 0;
  }

  /** Those without a problem, from `after` on. */
  async ready(id: string, after: number, limit: number): Promise<(ReadyOrder & { looked_up: boolean })[]> {
    const { rows } = await sql<ReadyOrder & { looked_up: boolean }>`
      SELECT position, number, existing_id, looked_up FROM order_import_orders
      WHERE ${this.#of(id)} AND problems IS NULL AND position > ${after} ORDER BY position LIMIT ${limit}`.execute(
      this.#db,
    );
    return rows;
  }

  async readyAt(id: string, positions: readonly number[]): Promise<ReadyOrder[]> {
    const { rows } = await sql<ReadyOrder>`
      SELECT position, number, existing_id, request FROM order_import_orders
      WHERE ${this.#of(id)} AND problems IS NULL AND position = ANY(${[...positions]}::int[])`.execute(
      this.#db,
    );
    return rows;
  }

  /** Whether each was there before, asked once: later it is the import itself that brought it. */
  async lookedUp(id: string, found: readonly { position: number; existing: string | null }[]): Promise<void> {
    await sql`UPDATE order_import_orders o SET looked_up = true, existing_id = r.existing
      FROM jsonb_to_recordset(${json(found)}) AS r(position int, existing text)
      WHERE ${this.#of(id)} AND o.position = r.position AND (NOT looked_up OR existing_id IS NULL)`.execute(
      this.#db,
    );
  }

  async written(id: string, written: readonly { position: number; order: string }[]): Promise<void> {
    await sql`UPDATE order_import_orders o SET order_id = r."order", taken_back = false
      FROM jsonb_to_recordset(${json(written)}) AS r(position int, "order" text)
      WHERE ${this.#of(id)} AND o.position = r.position`.execute(this.#db);
  }

  /** Of these orders those that another import has written. */
  async writtenByOthers(id: string, orderIds: readonly string[]): Promise<Set<string>> {
    const { rows } = await sql<{ order_id: string }>`
      SELECT DISTINCT order_id FROM order_import_orders
      WHERE site_id = ${this.#siteId} AND import_id <> ${id} AND order_id = ANY(${[...orderIds]}::text[])`.execute(
      this.#db,
    );
    return new Set(rows.map((row) => row.order_id));
  }

  /** What the import brought: written by it and not there before. */
  async brought(id: string, after: string, limit: number): Promise<{ id: string; label: string }[]> {
    const { rows } = await sql<{ id: string; label: string }>`
      SELECT order_id AS id, '#' || number AS label FROM order_import_orders
      WHERE ${this.#of(id)} AND order_id IS NOT NULL AND existing_id IS NULL AND NOT taken_back
        AND order_id > ${after} ORDER BY order_id LIMIT ${limit}`.execute(this.#db);
    return rows;
  }

  async takenBack(orderIds: readonly string[]): Promise<void> {
    await sql`UPDATE order_import_orders SET taken_back = true
      WHERE site_id = ${this.#siteId} AND existing_id IS NULL AND order_id = ANY(${[...orderIds]}::text[])`.execute(
      this.#db,
    );
  }
}
