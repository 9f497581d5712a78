import { sql } from 'kysely';
import { type RetentionRule, oldRows } from '#database/retention.ts';
import type { Context, SiteDb } from '#platform/context.ts';

/** What one row of a file has done, stored for as long as it can be undone. */
export interface Recorded {
  row: number;
  reviewId: string;
  /** The review is new. */
  made: boolean;
  /** As the import wrote it. */
  revision: string;
  undone?: string;
}

interface Stored {
  row_number: number;
  review_id: string;
  made: boolean;
  revision: string;
  undone: string | null;
}

const toRecorded = (row: Stored): Recorded => ({
  row: row.row_number,
  reviewId: row.review_id,
  made: row.made,
  revision: row.revision,
  ...(row.undone !== null && { undone: row.undone }),
});

export async function record(
  { db, siteId, clock }: Pick<Context, 'db' | 'siteId' | 'clock'>,
  importId: string,
  { row, reviewId, made, revision }: Recorded,
): Promise<void> {
  await sql`insert into review_imports (site_id, import_id, row_number, review_id, made, revision, created_at)
    values (${siteId}, ${importId}, ${row}, ${reviewId}, ${made}, ${revision}, ${clock.now()})`.execute(db);
}

export async function readRecorded(
  { db, siteId }: SiteDb,
  importId: string,
  rows: readonly number[],
): Promise<Map<number, Recorded>> {
  const { rows: found } = await sql<Stored>`select * from review_imports
    where site_id = ${siteId} and import_id = ${importId} and row_number = any(${[...rows]}::int[])`.execute(
    db,
  );
  return new Map(found.map((row) => [row.row_number, toRecorded(row)]));
}

/** All reviews that an import made and nobody has undone, some at a time. */
export async function* madeBy({ db, siteId }: SiteDb, importId: string): AsyncGenerator<Recorded[]> {
  for (let after = -1; ;) {
    const { rows } = await sql<Stored>`select * from review_imports
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
  await sql`update review_imports set undone = ${undone}
    where site_id = ${siteId} and import_id = ${importId} and row_number = ${row}`.execute(db);
}

export const retainedImports: RetentionRule<Context> = {
  what: 'Which reviews an import made, with which it can be undone',
  since: 'it was written',
  days: 7,
  forget: oldRows('review_imports', (before) => sql`created_at < ${before}`),
};
