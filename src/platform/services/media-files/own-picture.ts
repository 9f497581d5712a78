import type { MediaType } from '../../../shared/media.ts';
import type { Context } from '../../context.ts';
import type { StoredFile } from './file.ts';
import { present } from './rules/present.ts';
import { files } from './tables.ts';

type Where = Pick<Context, 'db' | 'siteId'>;

/** A picture as other services name it. */
export interface NamedPicture {
  id: string;
  url: string;
  width: number;
  height: number;
}

const isOf = ({ addedBy }: StoredFile, shopper: string | undefined): boolean =>
  shopper === undefined
    ? addedBy?.type === 'MEMBER' || addedBy?.type === 'ANONYMOUS_VISITOR'
    : addedBy?.id === shopper;

/**
 * Which of these files this shopper has not brought, or cannot show: gone, failed, private, or another's.
 * @param shopper the id of the visitor or member; without, whoever of them
 */
export async function notBroughtBy(
  { db, siteId }: Where,
  given: readonly { id: string; mediaType: MediaType }[],
  shopper?: string,
): Promise<Set<string>> {
  const found = await files.getMany(db, siteId, [...new Set(given.map(({ id }) => id))]);
  const own = found.filter(
    (file) =>
      isOf(file, shopper) && file.state === 'OK' && file.operationStatus !== 'FAILED' && !file.private,
  );
  const kinds = new Map(own.map(({ id, mediaType }) => [id, mediaType]));
  return new Set(given.filter(({ id, mediaType }) => kinds.get(id) !== mediaType).map(({ id }) => id));
}

/** A picture that everybody may see; undefined for any other file, whether it is there or not. @param by who brought it */
export async function findPicture(
  { db, siteId }: Where,
  fileId: string,
  by?: string,
): Promise<NamedPicture | undefined> {
  const file = await files.get(db, siteId, fileId);
  if (file?.mediaType !== 'IMAGE' || (by !== undefined && file.addedBy?.id !== by)) return undefined;
  if (file.state !== 'OK' || file.operationStatus !== 'READY' || file.private) return undefined;
  const { width = 0, height = 0 } = file.found ?? {};
  return { id: file.id, url: present(file, siteId).url ?? '', width, height };
}
