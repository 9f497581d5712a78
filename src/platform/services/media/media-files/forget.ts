import { sql } from 'kysely';
import type { RetentionRule } from '#database/retention.ts';
import { rowsBefore } from '#database/retention.ts';
import type { Context } from '#platform/context.ts';
import { removeFiles, removeFolders, throwFilesAway } from './trash.ts';

/** What was put into the trash by itself; what went with a folder goes with it. */
async function oldIn(
  table: 'media_files' | 'media_folders',
  { db, siteId }: Context,
  before: Date,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
    where site_id = ${siteId} and trash_date < ${before.toISOString()} and trash_with_folder is null
    order by trash_date limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

const trash = { since: 'they were thrown away', days: 30, setting: 'MEDIA_TRASH_DAYS' } as const;

/** Of visitors and members; what staff put beside them is theirs to throw away. */
async function unusedUploads({ db, siteId }: Context, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from media_files
    where site_id = ${siteId} and place = 'VISITOR_UPLOADS_ROOT' and updated_date < ${before.toISOString()}
      and used is null and doc #>> '{addedBy,type}' in ('MEMBER', 'ANONYMOUS_VISITOR')
    order by updated_date limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export const retentionRules: RetentionRule<Context>[] = [
  {
    ...trash,
    what: 'Media files in the trash',
    async forget(context, before, limit) {
      const ids = await oldIn('media_files', context, before, limit);
      await removeFiles(context, ids);
      return ids.length;
    },
  },
  {
    ...trash,
    what: 'Media folders in the trash, with their files',
    async forget(context, before, limit) {
      const ids = await oldIn('media_folders', context, before, limit);
      await removeFolders(context, ids);
      return ids.length;
    },
  },
  {
    what: 'What shoppers uploaded and nothing shows: it goes into the trash',
    since: 'it was last changed',
    days: 30,
    setting: 'UNUSED_UPLOAD_DAYS',
    async forget(context, before, limit) {
      const ids = await unusedUploads(context, before, limit);
      await throwFilesAway(context, ids);
      return ids.length;
    },
  },
  {
    what: 'Addresses to upload media to',
    since: 'they were given out',
    days: 7,
    forget: rowsBefore('media_uploads', 'created_date'),
  },
];
