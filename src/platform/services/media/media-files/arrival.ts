import type { Context } from '#platform/context.ts';
import { files, uploads } from './tables.ts';

/** What an upload was asked for with, and what became of it. */
export async function findUpload(
  { db, siteId }: Context,
  token: string,
): Promise<{ arrival?: string; fileId?: string } | undefined> {
  const upload = await uploads.get(db, siteId, token);
  if (!upload) return undefined;
  const { arrival, fileId } = upload;
  return { ...(arrival !== undefined && { arrival }), ...(fileId !== undefined && { fileId }) };
}

/** What came with the upload or import of a file. */
export async function arrivalOf({ db, siteId }: Context, fileId: string): Promise<string | undefined> {
  return (await files.get(db, siteId, fileId))?.arrival;
}
