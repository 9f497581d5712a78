import { sql } from 'kysely';
import { type RetentionRule, oldRows } from '#database/retention.ts';
import type { Context, SiteDb } from '#platform/context.ts';

/** What one row of a file has done, kept for as long as it can be taken back. */
export interface Recorded {
  row: number;
  productId: string;
  made: boolean;
  /** As the import left it. */
  revision: string;
  undone?: string;
}

interface Stored {
  row_number: number;
  product_id: string;
  made: boolean;
  revision: string;
  undone: string | null;
}

const toRecorded = (row: Stored): Recorded => ({
  row: row.row_number,
  productId: row.product_id,
  made: row.made,
  revision: row.revision,
  ...(row.undone !== null && { undone: row.undone }),
});

export async function record(
  { db, siteId, clock }: Pick<Context, 'db' | 'siteId' | 'clock'>,
  importId: string,
  done: readonly Recorded[],
): Promise<void> {
  await sql`insert into product_imports (site_id, import_id, row_number, product_id, made, revision, created_at)
    select ${siteId}::text, ${importId}::text, (one ->> 'row')::int, one ->> 'productId', (one ->> 'made')::boolean,
      one ->> 'revision', ${clock.now()}::timestamptz
    from jsonb_array_elements(${JSON.stringify(done)}::text::jsonb) as one`.execute(db);
}

export async function readRecorded(
  { db, siteId }: SiteDb,
  importId: string,
  rows: readonly number[],
): Promise<Map<number, Recorded>> {
  const { rows: found } = await sql<Stored>`select * from product_imports
    where site_id = ${siteId} and import_id = ${importId} and row_number = any(${[...rows]}::int[])`.execute(
    db,
  );
  return new Map(found.map((row) => [row.row_number, toRecorded(row)]));
}

/** All products that an import made and nobody has taken back, some at a time. */
export async function* madeBy({ db, siteId }: SiteDb, importId: string): AsyncGenerator<Recorded[]> {
  for (let after = -1; ;) {
    const { rows } = await sql<Stored>`select * from product_imports
      where site_id = ${siteId} and import_id = ${importId} and made and undone is null and row_number > ${after}
      order by row_number limit 1000`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(toRecorded);
    after = last.row_number;
  }
}

export async function markUndone(
  { db, siteId }: SiteDb,
  importId: string,
  row: number,
  undone: 'DELETED' | 'GONE',
): Promise<void> {
  await sql`update product_imports set undone = ${undone}
    where site_id = ${siteId} and import_id = ${importId} and row_number = ${row}`.execute(db);
}

export const retainedImports: RetentionRule<Context> = {
  what: 'Which products an import made, with which it can be taken back',
  since: 'it was written',
  days: 7,
  forget: oldRows('product_imports', (before) => sql`created_at < ${before}`),
};
