import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { RawJson } from '../contract/index.ts';
import { encodeDocument } from './document.ts';
import type { TablePlan } from './table-plan.ts';

/**
 * Beside a document stands its text as replies show it, with every field that is never null. The document itself has none
 * that nobody wrote: filters, events and rules would take them for values.
 */
export const REPLY_COLUMNS = { reply_text: 'text', reply_version: 'text collate "C"' };

/** Not every statement that changes a document comes from the store: the text that it then has is outdated. */
export const replyTrigger = (table: string): string => `create trigger ${table}_reply_text
  before update of doc on ${table} for each row
  when (new.reply_text is not distinct from old.reply_text and new.doc is distinct from old.doc)
  execute function platform_forget_reply_text();`;

export const replyTextOf = ({ completion }: TablePlan, document: object): string | undefined =>
  completion && JSON.stringify(completion().complete(document));

/** As `rawColumns` selects it. */
export interface RawRow {
  doc: string;
  complete: boolean;
}

export function rawColumns({ completion }: TablePlan): RawBuilder<unknown> {
  if (!completion) return sql`doc::text as doc, false as complete`;
  const current = sql`reply_version is not distinct from ${completion().version}`;
  return sql`case when ${current} then reply_text else doc::text end as doc, ${current} as complete`;
}

export const rawOf = <Doc extends object>(
  { completion }: TablePlan,
  { doc, complete }: RawRow,
): RawJson<Doc> => new RawJson<Doc>(doc, complete ? completion?.() : undefined);

/** Those that a previous version completed, or none: each part of the condition is found in the index. */
const outdated = (version: string): RawBuilder<boolean> =>
  sql`(reply_version is null or reply_version < ${version} or reply_version > ${version})`;

/** Half a second of work, so that maintenance of a large store does not delay its calls. */
const COMPLETED_AT_ONCE = 1_000;

/**
 * Completes the texts of documents that were written before the contract changed, or by other statements. Documents that
 * somebody is changing are skipped: they get their text by that.
 */
export async function completeReplyTexts(plan: TablePlan, db: Queryable, siteId: string): Promise<void> {
  const completion = plan.completion?.();
  if (!completion) return;
  const table = sql.table(plan.table);
  const { rows } = await sql<{ id: string; doc: object }>`select id, doc from ${table}
    where site_id = ${siteId} and ${outdated(completion.version)} limit ${COMPLETED_AT_ONCE} for update skip locked`.execute(
    db,
  );
  if (rows.length === 0) return;
  const items = rows.map(({ id, doc }) => ({ id, text: replyTextOf(plan, doc) }));
  await sql`update ${table} as stored set reply_text = item ->> 'text', reply_version = ${completion.version}
    from jsonb_array_elements(${encodeDocument(items)}::text::jsonb) as item
    where stored.site_id = ${siteId} and stored.id = item ->> 'id'`.execute(db);
}
