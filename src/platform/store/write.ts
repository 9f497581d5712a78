import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { alreadyExists, notFound, revisionMismatch } from '../contract/errors.ts';
import { searchTerms } from '../query/search-terms.ts';
import { encodeDocument, idOf, withFixedDates } from './document.ts';
import { replyTextOf } from './reply-text.ts';
import { forgetCachedSettings, isCachedTable } from './settings-cache.ts';
import { isSearchable, type TablePlan } from './table-plan.ts';

const FIRST_REVISION = 1;
/** Keeps one statement's parameter in the order of a megabyte. */
const BATCH = 500;

const UNIQUE_VIOLATION = '23505';

const sayExists = (error: unknown): never => {
  if ((error as { code?: unknown }).code === UNIQUE_VIOLATION)
    throw alreadyExists('The entity already exists.');
  throw error;
};

const withRevision = <Doc extends object>(plan: TablePlan, document: Doc, revision: number): Doc =>
  plan.revision ? { ...document, revision: String(revision) } : document;

/** A row of a statement that writes many. */
const itemOf = (plan: TablePlan, doc: object) => ({
  id: idOf(doc),
  doc,
  words: searchTerms(doc, plan.catalog.searchable),
  reply: replyTextOf(plan, doc),
});

export interface InsertOptions {
  /** Leaves existing rows as they are instead of rejecting the insert. */
  unlessThere?: boolean;
}

/** @throws 409 ALREADY_EXISTS */
export async function insertMany<Doc extends object>(
  plan: TablePlan,
  db: Queryable,
  siteId: string,
  documents: readonly Doc[],
  { unlessThere = false }: InsertOptions = {},
): Promise<Doc[]> {
  if (isCachedTable(plan.table)) forgetCachedSettings(db);
  const stored = documents.map((document) =>
    withRevision(plan, withFixedDates(document, plan.dates), FIRST_REVISION),
  );
  for (let start = 0; start < stored.length; start += BATCH) {
    const rows = stored.slice(start, start + BATCH);
    const searchable = isSearchable(plan);
    const completion = plan.completion?.();
    await sql`insert into ${sql.table(plan.table)} (site_id, id, doc ${searchable ? sql`, search_words` : sql``}
        ${completion ? sql`, reply_text, reply_version` : sql``})
      select ${siteId}::text, item -> 'doc' ->> 'id', item -> 'doc'
        ${searchable ? sql`, array_to_tsvector(array(select jsonb_array_elements_text(item -> 'words')))` : sql``}
        ${completion ? sql`, item ->> 'reply', ${completion.version}::text` : sql``}
      from jsonb_array_elements(${encodeDocument(rows.map((doc) => itemOf(plan, doc)))}::text::jsonb) as item
      ${unlessThere ? sql`on conflict do nothing` : sql``}`
      .execute(db)
      .catch(sayExists);
  }
  return stored;
}

export interface ReplaceOptions {
  /** What the client last saw; a different one means that somebody was faster. */
  expectedRevision?: string | number | null | undefined;
  /** Becomes `updatedDate`. */
  now?: Date;
  /** What is beside the entity's own fields changes: whoever edits those is not disturbed. */
  keepRevision?: boolean;
}

/** @throws 404 NOT_FOUND, 409 REVISION_MISMATCH */
export async function replace<Doc extends object>(
  plan: TablePlan,
  db: Queryable,
  siteId: string,
  document: Doc,
  { expectedRevision, now, keepRevision = false }: ReplaceOptions = {},
): Promise<Doc> {
  if (isCachedTable(plan.table)) forgetCachedSettings(db);
  const id = idOf(document);
  const dated = now ? { ...document, updatedDate: now.toISOString() } : document;
  const next = withFixedDates(dated, plan.dates);
  const json = encodeDocument(next);
  const revision = keepRevision ? sql`revision` : sql`revision + 1`;
  const doc = plan.revision
    ? sql`jsonb_set(${json}::text::jsonb, '{revision}', to_jsonb((${revision})::text))`
    : sql`${json}::text::jsonb`;
  const words = isSearchable(plan)
    ? sql`, search_words = array_to_tsvector(${searchTerms(next, plan.catalog.searchable)}::text[])`
    : sql``;
  const completion = plan.completion?.();
  const reply = completion
    ? sql`, reply_text = ${replyTextOf(plan, next)}, reply_version = ${completion.version}`
    : sql``;
  const expected =
    expectedRevision === undefined || expectedRevision === null ? undefined : String(expectedRevision);
  const { rows } = await sql<{ revision: number }>`
    update ${sql.table(plan.table)} set doc = ${doc}, revision = ${revision} ${words} ${reply}
    where site_id = ${siteId} and id = ${id} ${expected === undefined ? sql`` : sql`and revision::text = ${expected}`}
    returning revision`
    .execute(db)
    .catch(sayExists);
  if (rows[0]) return withRevision(plan, next, rows[0].revision);
  const { rows: existing } = await sql`
    select 1 from ${sql.table(plan.table)} where site_id = ${siteId} and id = ${id}`.execute(db);
  if (existing.length === 0) throw notFound('The entity was not found.');
  throw revisionMismatch('The entity was changed by somebody else meanwhile.');
}

/**
 * Many at once, all of them there: whoever calls holds them.
 * @throws 404 NOT_FOUND
 */
export async function replaceMany<Doc extends object>(
  plan: TablePlan,
  db: Queryable,
  siteId: string,
  documents: readonly Doc[],
  { now }: Pick<ReplaceOptions, 'now'> = {},
): Promise<Doc[]> {
  if (isCachedTable(plan.table)) forgetCachedSettings(db);
  const next = documents.map((document) =>
    withFixedDates(now ? { ...document, updatedDate: now.toISOString() } : document, plan.dates),
  );
  const revisions = new Map<string, number>();
  const completion = plan.completion?.();
  for (let start = 0; start < next.length; start += BATCH) {
    const items = next.slice(start, start + BATCH).map((document) => itemOf(plan, document));
    const doc = plan.revision
      ? sql`jsonb_set(item -> 'doc', '{revision}', to_jsonb((kept.revision + 1)::text))`
      : sql`item -> 'doc'`;
    const words = isSearchable(plan)
      ? sql`, search_words = array_to_tsvector(array(select jsonb_array_elements_text(item -> 'words')))`
      : sql``;
    const reply = completion
      ? sql`, reply_text = item ->> 'reply', reply_version = ${completion.version}`
      : sql``;
    const { rows } = await sql<{ id: string; revision: number }>`
      update ${sql.table(plan.table)} as kept set doc = ${doc}, revision = kept.revision + 1 ${words} ${reply}
      from jsonb_array_elements(${encodeDocument(items)}::text::jsonb) as item
      where kept.site_id = ${siteId} and kept.id = item ->> 'id' returning kept.id, kept.revision`
      .execute(db)
      .catch(sayExists);
    for (const { id, revision } of rows) revisions.set(id, revision);
  }
  return next.map((document) => {
    const revision = revisions.get(idOf(document));
    if (revision === undefined) throw notFound('The entity was not found.');
    return withRevision(plan, document, revision);
  });
}

/** Tells whether there was anything to remove. */
export async function remove(
  plan: TablePlan,
  db: Queryable,
  siteId: string,
  ids: readonly string[],
): Promise<number> {
  if (isCachedTable(plan.table)) forgetCachedSettings(db);
  const { rows } = await sql`
    delete from ${sql.table(plan.table)} where site_id = ${siteId} and id = any(${[...ids]}::text[])
    returning id`.execute(db);
  return rows.length;
}
