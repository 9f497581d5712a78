import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { notFound, revisionMismatch } from '../../platform/contract/errors.ts';
import {
  emptyText,
  kindOf,
  TEXT_LANGUAGES,
  TEXT_NAMES,
  type ShopText,
  type TextDoc,
  type TextLanguage,
  type TextName,
  type TextVersion,
} from '../../shared/shop-texts.ts';
import type { SiteDatabase } from '../gateway.ts';
import { translationStatusOf, hasSameTexts, type TextDate } from './translation-status.ts';

/** States that are kept of a text, the one it is in among them. */
const KEPT = 50;

interface Row {
  id: TextName;
  revision: string;
  doc: TextDoc;
  words_date: TextDate;
  updated_date: string;
  actor_name: string;
}

const COLUMNS = sql`id, revision::text as revision, doc, words_date, updated_date, actor_name`;

function toText(name: TextName, row: Row | undefined): ShopText {
  const doc = row ? { ...emptyText(name), ...row.doc } : emptyText(name);
  return {
    id: name,
    kind: kindOf(name),
    doc,
    revision: row?.revision ?? '0',
    said: translationStatusOf(doc, row?.words_date ?? {}),
    ...(row && { updatedDate: row.updated_date, updatedBy: row.actor_name }),
  };
}

const find = async (
  db: Queryable,
  siteId: string,
  name: TextName,
  lock = false,
): Promise<Row | undefined> => {
  const { rows } = await sql<Row>`select ${COLUMNS} from shop_texts
    where site_id = ${siteId} and id = ${name} ${lock ? sql`for update` : sql``}`.execute(db);
  return rows[0];
};

/** Every text there can be, written or not, in the order of the desk. */
export async function allTexts({ database, siteId }: SiteDatabase): Promise<ShopText[]> {
  const { rows } = await sql<Row>`select ${COLUMNS} from shop_texts where site_id = ${siteId}`.execute(
    database.kysely,
  );
  return TEXT_NAMES.map((name) =>
    toText(
      name,
      rows.find(({ id }) => id === name),
    ),
  );
}

export const readTextIn = async (db: Queryable, siteId: string, name: TextName): Promise<ShopText> =>
  toText(name, await find(db, siteId, name));

export const oneText = ({ database, siteId }: SiteDatabase, name: TextName): Promise<ShopText> =>
  readTextIn(database.kysely, siteId, name);

interface Writing {
  name: TextName;
  doc: TextDoc;
  /** Of the state it was made from. */
  revision: string;
  by: string;
  now: Date;
}

async function keep(
  db: Queryable,
  siteId: string,
  row: Row,
  changed: readonly TextLanguage[],
): Promise<void> {
  await sql`insert into shop_text_versions
      (site_id, text_id, revision, doc, words_date, changed, updated_date, actor_name)
    values (${siteId}, ${row.id}, ${row.revision}::bigint, ${JSON.stringify(row.doc)}::jsonb,
      ${JSON.stringify(row.words_date)}::jsonb, ${JSON.stringify(changed)}::jsonb, ${row.updated_date}, ${row.actor_name})`.execute(
    db,
  );
  await sql`delete from shop_text_versions where site_id = ${siteId} and text_id = ${row.id}
    and revision <= ${row.revision}::bigint - ${KEPT}`.execute(db);
}

async function put(
  db: Queryable,
  siteId: string,
  before: ShopText,
  dates: TextDate,
  writing: Writing,
): Promise<Row> {
  const { name, doc, by, now } = writing;
  const date = now.toISOString();
  const changed = TEXT_LANGUAGES.filter((language) => !hasSameTexts(before.doc, doc, language));
  const row: Row = {
    id: name,
    revision: String(BigInt(before.revision) + 1n),
    doc,
    words_date: { ...dates, ...Object.fromEntries(changed.map((language) => [language, date])) },
    updated_date: date,
    actor_name: by,
  };
  await sql`insert into shop_texts (site_id, id, revision, doc, words_date, updated_date, actor_name)
    values (${siteId}, ${name}, ${row.revision}::bigint, ${JSON.stringify(doc)}::jsonb,
      ${JSON.stringify(row.words_date)}::jsonb, ${date}, ${by})
    on conflict (site_id, id) do update set revision = excluded.revision, doc = excluded.doc,
      words_date = excluded.words_date, updated_date = excluded.updated_date, actor_name = excluded.actor_name`.execute(
    db,
  );
  await keep(db, siteId, row, changed);
  return row;
}

const locked = async (db: Queryable, siteId: string, name: TextName): Promise<Row | undefined> => {
  // Two who write the first words of a text at once wait for each other, too.
  await sql`select pg_advisory_xact_lock(hashtext(${`shop text ${siteId} ${name}`}))`.execute(db);
  return find(db, siteId, name, true);
};

/** @throws 409 where somebody has written it meanwhile */
export async function writeTextIn(db: Queryable, siteId: string, writing: Writing): Promise<ShopText> {
  const row = await locked(db, siteId, writing.name);
  const before = toText(writing.name, row);
  if (before.revision !== writing.revision) {
    throw revisionMismatch('The text was changed meanwhile.', 'TEXT_CHANGED_MEANWHILE', {
      revision: before.revision,
    });
  }
  return toText(writing.name, await put(db, siteId, before, row?.words_date ?? {}, writing));
}

export const writeText = ({ database, siteId }: SiteDatabase, writing: Writing): Promise<ShopText> =>
  database.transaction((db) => writeTextIn(db, siteId, writing));

/** The last states of it, the newest first. */
export async function versionsOf({ database, siteId }: SiteDatabase, name: TextName): Promise<TextVersion[]> {
  const { rows } = await sql<TextVersion>`
    select revision::text as revision, updated_date as date, actor_name as by, changed from shop_text_versions
    where site_id = ${siteId} and text_id = ${name} order by shop_text_versions.revision desc limit ${KEPT}`.execute(
    database.kysely,
  );
  return rows;
}

/**
 * Makes it what it was in an earlier state; that is a state of its own, so that this can be taken back as well.
 * @throws 404 of a state that is not kept, 409 where somebody has written it meanwhile
 */
export const goBackTo = async (
  { database, siteId }: SiteDatabase,
  { to, ...writing }: Omit<Writing, 'doc'> & { to: string },
): Promise<ShopText> => {
  const { rows } = await sql<{ doc: TextDoc }>`select doc from shop_text_versions
    where site_id = ${siteId} and text_id = ${writing.name} and revision = ${to}::bigint`.execute(
    database.kysely,
  );
  const stored = rows[0];
  if (!stored)
    throw notFound('This state of the text is not kept.', 'TEXT_VERSION_NOT_FOUND', { revision: to });
  return writeText({ database, siteId }, { ...writing, doc: stored.doc });
};
