import { sql } from 'kysely';
import type { StorePageChange } from '#shared/extensions/store-pages.ts';
import { filesInContent } from '#shared/files-in-content.ts';
import { omitNullish } from '#shared/omit-nullish.ts';
import {
  STORE_PAGE_BOUNDS,
  type StorePage,
  type StorePageContent,
  type StorePageSummary,
} from '#shared/store-pages.ts';
import type { Context, SiteDb } from '#platform/context.ts';
import { cleanContent } from '#platform/contract/clean-content.ts';
import { alreadyExists, failedPrecondition, notFound, revisionMismatch } from '#platform/contract/errors.ts';
import { noteUses, type UsesOfOne } from '../../media/media-uses/public.ts';

const usesOf = (id: string, { texts }: Pick<StorePageContent, 'texts'>): UsesOfOne => ({
  entity: 'storePage',
  entityId: id,
  name: texts.en.title,
  uses: filesInContent(texts).map((fileId) => ({ fileId, place: 'description' as const })),
});

interface Row {
  id: string;
  revision: string;
  doc: StorePageContent;
  updated_date: string;
}

const COLUMNS = sql`id, revision::text as revision, doc, updated_date`;

const toPage = ({ id, revision, doc, updated_date: updatedDate }: Row): StorePage => ({
  ...doc,
  id,
  revision,
  updatedDate,
});

/** In the order of their slugs. */
export async function readPages({ db, siteId }: SiteDb): Promise<StorePage[]> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from store_pages where site_id = ${siteId} order by slug`.execute(db);
  return rows.map(toPage);
}

export const summaryOf = ({ texts, ...page }: StorePage): StorePageSummary => ({
  id: page.id,
  slug: page.slug,
  visible: page.visible,
  inMenu: page.inMenu,
  contactForm: page.contactForm,
  updatedDate: page.updatedDate,
  title: { en: texts.en.title, he: texts.he.title },
});

/** @throws 404 */
export async function readPage({ db, siteId }: SiteDb, pageId: string, lock = false): Promise<StorePage> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from store_pages where site_id = ${siteId} and id = ${pageId}
    ${lock ? sql`for update` : sql``}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound('The page was not found.', 'PAGE_NOT_FOUND', { pageId });
  return toPage(row);
}

/** Only what a page may hold is stored, so nothing else is ever displayed. */
function cleaned(content: StorePageContent): StorePageContent {
  const { texts } = content;
  const clean = (language: 'en' | 'he') => ({
    ...texts[language],
    body: cleanContent(texts[language].body, `page.texts.${language}.body`),
  });
  return { ...content, texts: { en: clean('en'), he: clean('he') } };
}

/** @throws 409 where another page has the slug */
async function assertFree({ db, siteId }: SiteDb, slug: string, pageId: string): Promise<void> {
  // Two pages of the same slug that are made at once wait for each other.
  await sql`select pg_advisory_xact_lock(hashtext(${`store pages ${siteId}`}))`.execute(db);
  const { rows } = await sql<{ id: string }>`
    select id from store_pages where site_id = ${siteId} and slug = ${slug} and id <> ${pageId}`.execute(db);
  if (rows.length > 0) throw alreadyExists('Another page has this address.', 'SLUG_TAKEN', { slug });
}

export async function createPage(context: Context, content: StorePageContent): Promise<StorePage> {
  const { db, siteId, ids, clock } = context;
  const id = ids.guid();
  await assertFree(context, content.slug, id);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from store_pages where site_id = ${siteId}`.execute(db);
  if ((rows[0]?.count ?? 0) >= STORE_PAGE_BOUNDS.pages)
    throw failedPrecondition(`A store has at most ${STORE_PAGE_BOUNDS.pages} pages.`, 'TOO_MANY_PAGES');
  const doc = cleaned(content);
  const updatedDate = clock.now().toISOString();
  await sql`insert into store_pages (site_id, id, slug, revision, doc, updated_date)
    values (${siteId}, ${id}, ${doc.slug}, 1, ${JSON.stringify(doc)}::text::jsonb, ${updatedDate})`.execute(
    db,
  );
  await noteUses(context, [usesOf(id, doc)]);
  return { ...doc, id, revision: '1', updatedDate };
}

/** @throws 409 where somebody has changed it meanwhile */
export async function updatePage(
  context: Context,
  { pageId, revision, page: change }: StorePageChange,
): Promise<StorePage> {
  const { db, siteId, clock } = context;
  const { id, revision: stored, updatedDate: _, ...before } = await readPage(context, pageId, true);
  if (stored !== revision)
    throw revisionMismatch('The page was changed meanwhile.', 'PAGE_CHANGED_MEANWHILE', { revision: stored });
  const doc = cleaned({ ...before, ...omitNullish(change) });
  await assertFree(context, doc.slug, id);
  const next = String(BigInt(stored) + 1n);
  const updatedDate = clock.now().toISOString();
  await sql`update store_pages set slug = ${doc.slug}, revision = ${next}::bigint,
      doc = ${JSON.stringify(doc)}::text::jsonb, updated_date = ${updatedDate}
    where site_id = ${siteId} and id = ${id}`.execute(db);
  await noteUses(context, [usesOf(id, doc)]);
  return { ...doc, id, revision: next, updatedDate };
}

/** @throws 404 */
export async function deletePage(context: Context, pageId: string): Promise<void> {
  const { id } = await readPage(context, pageId, true);
  await noteUses(context, [{ entity: 'storePage', entityId: id, name: '', uses: [] }]);
  await sql`delete from store_pages where site_id = ${context.siteId} and id = ${id}`.execute(context.db);
}
