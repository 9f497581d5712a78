import { sql } from 'kysely';
import type { MediaTotals } from '#shared/media.ts';
import type { Context } from '#platform/context.ts';
import { files, folders } from './tables.ts';

const MAX_LABELS = 1000;

const LIBRARY = ['MEDIA_ROOT', 'VISITOR_UPLOADS_ROOT'];

/** Labels of what is in the library, the most used first. */
async function labelsOf({ db, siteId }: Context): Promise<MediaTotals['labels']> {
  const { rows } = await sql<{ label: string; files: number }>`
    select shelf as label, sum(n)::bigint as files from media_files_facets
    where site_id = ${siteId} and facet = 'mediaType' and shelf <> '' and place = any(${LIBRARY}::text[])
    group by shelf having sum(n) > 0 order by 2 desc, 1 limit ${MAX_LABELS}`.execute(db);
  return rows;
}

function add(totals: Record<string, { files: number; bytes: number }>, key: string, one: Sum): void {
  const before = totals[key] ?? { files: 0, bytes: 0 };
  totals[key] = { files: before.files + one.count, bytes: before.bytes + one.sum };
}

interface Sum {
  count: number;
  sum: number;
}

/** What the library holds; out of counts that are kept, so that it takes the same at any size. */
export async function readMediaTotals(context: Context): Promise<MediaTotals> {
  const { db, siteId, mediaLimits } = context;
  const by = ['place', 'parentFolderId', 'mediaType', 'private', 'operationStatus'];
  const stored = await files.keptSums(db, siteId, by, 'sizeInBytes');
  const mediaTotals: MediaTotals = {
    files: 0,
    bytes: 0,
    quotaBytes: mediaLimits.quotaBytes,
    byKind: {},
    byFolder: {},
    private: 0,
    labels: await labelsOf(context),
    trash: {
      files: 0,
      folders: (await folders.count(db, siteId, { place: 'TRASH_ROOT' })).count,
      bytes: 0,
      days: mediaLimits.trashDays,
    },
    operation: { PENDING: 0, FAILED: 0 },
  };
  for (const one of stored) {
    const [place = '', folderId = '', kind = '', isPrivate, status] = one.keys.map((key) => key ?? '');
    mediaTotals.bytes += one.sum;
    if (place === 'TRASH_ROOT') {
      mediaTotals.trash.files += one.count;
      mediaTotals.trash.bytes += one.sum;
    }
    if (!LIBRARY.includes(place)) continue;
    mediaTotals.files += one.count;
    add(mediaTotals.byKind, kind, one);
    mediaTotals.byFolder[folderId] = (mediaTotals.byFolder[folderId] ?? 0) + one.count;
    if (isPrivate === 'true') mediaTotals.private += one.count;
    if (status === 'PENDING' || status === 'FAILED') mediaTotals.operation[status] += one.count;
  }
  return mediaTotals;
}
