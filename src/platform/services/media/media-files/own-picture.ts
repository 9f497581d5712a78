import type { MediaType } from '#shared/media.ts';
import type { SiteDb } from '#platform/context.ts';
import type { StoredFile } from './file.ts';
import { readUses } from '../media-uses/public.ts';
import { toFileId } from './rules/file-ids.ts';
import { present } from './rules/present.ts';
import { files } from './tables.ts';

/** A picture as other services name it. */
export interface NamedPicture {
  id: string;
  url: string;
  width: number;
  height: number;
}

/** What shoppers show of the shop's: reviews and profiles, no products, collections or pages. */
const SHOWN_BY_SHOPPERS: ReadonlySet<string> = new Set(['review', 'member', 'about']);

const isReady = ({ state, operationStatus }: StoredFile): boolean =>
  state === 'OK' && operationStatus === 'READY';

/** An app keeps its members' tokens to its server, which uploads for them with its key. */
async function uploadedByApps(where: SiteDb, found: readonly StoredFile[]): Promise<ReadonlySet<string>> {
  const ids = found.filter(({ addedBy }) => addedBy === undefined).map(({ id }) => id);
  if (ids.length === 0) return new Set();
  const used = (await readUses(where, ids)).filter(({ entity }) => !SHOWN_BY_SHOPPERS.has(entity));
  const inUse = new Set(used.map(({ fileId }) => fileId));
  return new Set(ids.filter((id) => !inUse.has(id)));
}

const isOf = ({ addedBy }: StoredFile, shopper: string | undefined): boolean =>
  shopper === undefined
    ? addedBy?.type === 'MEMBER' || addedBy?.type === 'ANONYMOUS_VISITOR'
    : addedBy?.id === shopper;

/**
 * Which of these files this shopper cannot show: gone, failed, private, another's, or the shop's. A file that an app's
 * server uploaded counts as the shopper's while nothing of the shop shows it: only who was given its id can name it.
 * @param shopper the id of the visitor or member; without, whoever of them
 */
export async function notBroughtBy(
  { db, siteId }: SiteDb,
  input: readonly { id: string; mediaType: MediaType }[],
  shopper?: string,
): Promise<Set<string>> {
  const found = await files.getMany(db, siteId, [...new Set(input.map(({ id }) => id))]);
  // Whoever writes by a link has no app that uploads for them.
  const ofApps = shopper === undefined ? new Set<string>() : await uploadedByApps({ db, siteId }, found);
  const own = found.filter(
    (file) =>
      (isOf(file, shopper) || ofApps.has(file.id)) &&
      file.state === 'OK' &&
      file.operationStatus !== 'FAILED' &&
      !file.private,
  );
  const kinds = new Map(own.map(({ id, mediaType }) => [id, mediaType]));
  return new Set(input.filter(({ id, mediaType }) => kinds.get(id) !== mediaType).map(({ id }) => id));
}

function namedPicture(file: StoredFile, siteId: string): NamedPicture {
  const { width = 0, height = 0 } = file.found ?? {};
  return { id: file.id, url: present(file, siteId).url ?? '', width, height };
}

/** Which of these files the library has, also those that are yet to be fetched. */
export async function knownFiles(
  { db, siteId }: SiteDb,
  fileIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (fileIds.length === 0) return new Set();
  const found = await files.getMany(db, siteId, [...new Set(fileIds)]);
  return new Set(found.map(({ id }) => id));
}

/** Pictures that everybody may see, by their ids; other files are left out, whether they are there or not. */
export async function findPictures(
  { db, siteId }: SiteDb,
  fileIds: readonly string[],
): Promise<Map<string, NamedPicture>> {
  const found = await files.getMany(db, siteId, [...new Set(fileIds)]);
  const shown = found.filter((file) => file.mediaType === 'IMAGE' && !file.private && isReady(file));
  return new Map(shown.map((file) => [file.id, namedPicture(file, siteId)]));
}

/**
 * A picture that everybody may see; undefined for any other file, whether it is there or not.
 * @param input its id, its `wix:image` or its address
 * @param by who uploaded it, or has it from an app's server
 */
export async function findPicture(
  where: SiteDb,
  input: string,
  by?: string,
): Promise<NamedPicture | undefined> {
  const id = toFileId(input);
  const picture = (await findPictures(where, [id])).get(id);
  if (!picture || by === undefined) return picture;
  const foreign = await notBroughtBy(where, [{ id, mediaType: 'IMAGE' }], by);
  return foreign.has(id) ? undefined : picture;
}
