import type { FileDetails } from '../../shared/media.ts';
import type { MediaFile } from '../../wix/upload-operations.ts';
import { callApi } from '../access/call-api.ts';
import { currentSession } from '../access/session.ts';

/** A chosen file, with the alt text that the library keeps for it. */
export type PickedFile = MediaFile & { altText?: string };

/** Adds the library's alt texts; where they cannot be read, the files alone: choosing a picture must not fail for it. */
export async function withAltText(files: readonly MediaFile[]): Promise<PickedFile[]> {
  if (files.length === 0 || currentSession()?.ownFields === false) return [...files];
  const fileIds = files.flatMap(({ _id }) => _id ?? []);
  const { details } = await callApi<{ details: FileDetails[] }>('POST', '/admin/api/media/details/read', {
    fileIds,
  }).catch(() => ({ details: [] }));
  const texts = new Map(details.map(({ fileId, altText }) => [fileId, altText]));
  return files.map((file) => {
    const altText = texts.get(file._id ?? '');
    return altText ? { ...file, altText } : file;
  });
}
