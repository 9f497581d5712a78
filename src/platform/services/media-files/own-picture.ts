import type { Context } from '../../context.ts';
import { present } from './rules/present.ts';
import { files } from './tables.ts';

/** A picture as other services name it. */
export interface NamedPicture {
  id: string;
  url: string;
  width: number;
  height: number;
}

/** A picture that this member has brought and everybody may see; undefined for any other file, whether it is there or not. */
export async function findPictureBy(
  { db, siteId }: Pick<Context, 'db' | 'siteId'>,
  fileId: string,
  memberId: string,
): Promise<NamedPicture | undefined> {
  const file = await files.get(db, siteId, fileId);
  if (file?.mediaType !== 'IMAGE' || file.addedBy?.id !== memberId) return undefined;
  if (file.state !== 'OK' || file.operationStatus !== 'READY' || file.private) return undefined;
  const { width = 0, height = 0 } = file.found ?? {};
  return { id: file.id, url: present(file, siteId).url ?? '', width, height };
}
