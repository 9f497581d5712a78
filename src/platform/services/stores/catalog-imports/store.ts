import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/contract/errors.ts';
import type { CatalogImportsApi, Request } from '#platform/contract/index.ts';

export type ProductItem = Request<CatalogImportsApi, 'addProductsToImport'>['products'][number] & {
  /** The SDK hides it from its types; the API has it. */
  fieldMask?: string[];
};

export interface CatalogImport {
  id: string;
  createdDate: string;
  /** From the moment it was submitted. */
  jobId: string | undefined;
}

export async function insertImport(
  { db, siteId }: Context,
  { id, createdDate }: CatalogImport,
): Promise<void> {
  await sql`insert into catalog_imports (site_id, id, created_date) values (${siteId}, ${id}, ${createdDate})`.execute(
    db,
  );
}

/** Held until the transaction ends. @throws 404 */
export async function lockImport({ db, siteId }: Context, id: string): Promise<CatalogImport> {
  const { rows } = await sql<{ created_date: string; job_id: string | null }>`
    select created_date, job_id from catalog_imports where site_id = ${siteId} and id = ${id} for update`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw notFound('There is no such import.', undefined, { catalogImportId: id });
  return { id, createdDate: row.created_date, jobId: row.job_id ?? undefined };
}

/** What came under a handle before is replaced. */
export async function putItem(
  { db, siteId }: Context,
  importId: string,
  { handle, item }: { handle: string; item: ProductItem },
): Promise<void> {
  await sql`insert into catalog_import_items (site_id, import_id, handle, doc)
    values (${siteId}, ${importId}, ${handle}, ${JSON.stringify(item)}::text::jsonb)
    on conflict (site_id, import_id, handle) do update set doc = excluded.doc`.execute(db);
}

export async function countItems({ db, siteId }: Context, importId: string): Promise<number> {
  const { rows } = await sql<{ count: string | number }>`
    select count(*) as count from catalog_import_items where site_id = ${siteId} and import_id = ${importId}`.execute(
    db,
  );
  return Number(rows[0]?.count ?? 0);
}

export async function submit({ db, siteId }: Context, importId: string, jobId: string): Promise<void> {
  await sql`update catalog_imports set job_id = ${jobId} where site_id = ${siteId} and id = ${importId}`.execute(
    db,
  );
  await sql`update catalog_import_items set submitted = true where site_id = ${siteId} and import_id = ${importId}`.execute(
    db,
  );
}

export interface Due {
  importId: string;
  handle: string;
  item: ProductItem;
  /** The product is there; its categories are not what was asked for yet. */
  written: boolean;
}

/** The next in the order they came in; one that another process is at is left to it. */
export async function takeDue({ db, siteId }: Context): Promise<Due | undefined> {
  const { rows } = await sql<{ import_id: string; handle: string; doc: ProductItem; written: boolean }>`
    select import_id, handle, doc, written from catalog_import_items
    where site_id = ${siteId} and submitted and not done
    order by position limit 1 for update skip locked`.execute(db);
  const [row] = rows;
  return row && { importId: row.import_id, handle: row.handle, item: row.doc, written: row.written };
}

export async function noteWritten({ db, siteId }: Context, { importId, handle }: Due): Promise<void> {
  await sql`update catalog_import_items set written = true
    where site_id = ${siteId} and import_id = ${importId} and handle = ${handle}`.execute(db);
}

export async function finishImport(
  { db, siteId }: Context,
  { importId, handle }: Due,
  error: object | undefined,
): Promise<void> {
  await sql`update catalog_import_items
    set done = true, error = ${error ? JSON.stringify(error) : null}::text::jsonb, doc = '{}'
    where site_id = ${siteId} and import_id = ${importId} and handle = ${handle}`.execute(db);
}
