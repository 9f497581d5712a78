import { sql } from 'kysely';
import type { FileSource } from '#shared/media.ts';
import type { Context } from '#platform/context.ts';
import { notFound, permissionDenied } from '#platform/contract/errors.ts';
import { sourceOf, type StoredFile } from '../file.ts';
import { noSuchFile } from '../find-files.ts';
import { ROOTS } from '../folder.ts';
import { downloadLists, files } from '../tables.ts';
import { SOURCE } from './give-out.ts';
import { readPass, type Pass } from './pass.ts';

/** Of a zip, at a time. */
const PAGE = 500;

export interface OpenDownload {
  kind: 'DOWNLOAD' | 'ZIP' | 'STREAM' | 'PREVIEW';
  disposition: 'ATTACHMENT' | 'INLINE';
  fileName?: string;
  /** The path in the zip; two files may have the same. */
  files: { path: string; source: FileSource; assetKey?: string }[];
  /** There are more: asked for with this as cursor. */
  next?: string;
}

const noSuchDownload = (): Error => notFound('There is no such download.', 'DOWNLOAD_NOT_FOUND');

const expired = (redirectUrl: string | undefined): Error =>
  permissionDenied('The address has expired.', 'EXPIRED', {
    ...(redirectUrl !== undefined && { redirectUrl }),
  });

/** An asset is called as the file, with its own ending. */
function nameOf(displayName: string, assetKey: string): string {
  if (assetKey === SOURCE) return displayName;
  const ending = /\.[a-z\d]+$/i.exec(assetKey)?.[0] ?? '';
  return displayName.replace(/\.[a-z\d]{1,10}$/i, '') + ending;
}

async function openOne(
  context: Context,
  pass: Extract<Pass, { kind: 'DOWNLOAD' | 'STREAM' | 'PREVIEW' }>,
): Promise<OpenDownload> {
  const { db, siteId, clock } = context;
  if (pass.until !== undefined && pass.until <= clock.now().toISOString())
    throw expired(pass.kind === 'DOWNLOAD' ? pass.redirectUrl : undefined);
  const file = await files.get(db, siteId, pass.fileId);
  const source = file && sourceOf(file);
  if (!file || !source) throw noSuchFile(pass.fileId);
  if (pass.kind !== 'DOWNLOAD')
    return { kind: pass.kind, disposition: 'INLINE', files: [{ path: file.displayName, source }] };
  const { assetKey, disposition } = pass;
  const fileName = pass.fileName ?? nameOf(file.displayName, assetKey);
  const entry = { path: fileName, source, ...(assetKey !== SOURCE && { assetKey }) };
  return { kind: 'DOWNLOAD', disposition, fileName, files: [entry] };
}

const entriesOf = (found: readonly { folder: string; doc: StoredFile }[]): OpenDownload['files'] =>
  found.flatMap(({ folder, doc }) => {
    const source = sourceOf(doc);
    return source ? [{ path: folder + doc.displayName, source }] : [];
  });

async function openList(
  { db, siteId }: Context,
  listId: string,
  cursor: string | undefined,
): Promise<OpenDownload> {
  const list = await downloadLists.get(db, siteId, listId);
  if (!list) throw noSuchDownload();
  const start = Number(cursor ?? 0);
  const found = await files.getMany(db, siteId, list.fileIds.slice(start, start + PAGE));
  const end = start + PAGE;
  return {
    kind: 'ZIP',
    disposition: 'ATTACHMENT',
    fileName: 'files.zip',
    files: entriesOf(found.map((doc) => ({ folder: '', doc }))),
    ...(end < list.fileIds.length && { next: String(end) }),
  };
}

/** What stands in it now, except for what lies in the trash; page by page in the order of the ids. */
async function openFolder(
  { db, siteId }: Context,
  folderId: string,
  cursor: string | undefined,
): Promise<OpenDownload> {
  const { rows: own } = await sql<{ name: string; trashed: boolean }>`
    select display_name as name, state = 'DELETED' as trashed from media_folders
    where site_id = ${siteId} and id = ${folderId}`.execute(db);
  const name = own[0]?.name ?? (Object.hasOwn(ROOTS, folderId) ? 'media' : undefined);
  if (name === undefined) throw notFound('The folder was not found.', 'FOLDER_NOT_FOUND', { folderId });
  const { rows } = await sql<{ folder: string; doc: StoredFile }>`with recursive below as (
      select ${folderId}::text collate "C" as id, ''::text collate "C" as path
      union all
      select child.id, below.path || replace(child.display_name, '/', '_') || '/'
      from media_folders as child join below on child.parent_folder_id = below.id where child.site_id = ${siteId})
    select below.path as folder, file.doc from below
    join media_files as file on file.site_id = ${siteId} and file.parent_folder_id = below.id
    where (file.state = 'OK' or ${own[0]?.trashed ?? false}) and file.id > ${cursor ?? ''}
    order by file.id limit ${PAGE + 1}`.execute(db);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    kind: 'ZIP',
    disposition: 'ATTACHMENT',
    fileName: `${name}.zip`,
    files: entriesOf(page),
    ...(rows.length > PAGE && last && { next: last.doc.id }),
  };
}

/** What an address opens. @throws 404 for one that was not given out or whose file has gone, 403 EXPIRED */
export async function openDownload(
  context: Context,
  token: string,
  cursor: string | undefined,
): Promise<OpenDownload> {
  const pass = await readPass(context, token);
  switch (pass?.kind) {
    case 'DOWNLOAD':
    case 'STREAM':
    case 'PREVIEW':
      return openOne(context, pass);
    case 'FILES':
      return openList(context, pass.listId, cursor);
    case 'FOLDER':
      return openFolder(context, pass.folderId, cursor);
    default:
      throw noSuchDownload();
  }
}
