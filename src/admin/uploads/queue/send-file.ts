import { mediaOperations } from '#wix/media-operations.ts';
import { uploadOperations, type MediaFile, type UploadFacts } from '#wix/upload-operations.ts';
import { failureOf, readAnswer } from '../../access/call-api.ts';
import { named, sendPut, sendWhole } from './send-put.ts';
import type { StoredUpload, SentTo } from './upload-memory.ts';

/** From here on a file goes in pieces, so that a break costs little. */
export const RESUMABLE_FROM = 10_000_000;

export interface Sending {
  signal: AbortSignal;
  onProgress: (sent: number) => void;
  /** Where the file is being sent to, so that it goes on there. */
  onAddress: (to: SentTo) => void;
}

/** Sends a file, or what is left of it, and gives what the library made of it. */
export type SendFile = (storedUpload: StoredUpload, file: File, sending: Sending) => Promise<MediaFile>;

const factsOf = ({
  name,
  size,
  type,
  folderId,
  path,
  private: hidden,
  labels,
}: StoredUpload): UploadFacts => ({
  fileName: name,
  mimeType: type || 'application/octet-stream',
  sizeInBytes: String(size),
  parentFolderId: folderId,
  ...(path && { filePath: path }),
  ...(hidden !== undefined && { private: hidden }),
  ...(labels.length > 0 && { labels: [...labels] }),
});

const rejection = async (answer: Response) => failureOf(answer, await readAnswer(answer));

export const sendFile: SendFile = async (stored, file, { signal, onProgress, onAddress }) => {
  const resumable = stored.size >= RESUMABLE_FROM;
  const open = () =>
    resumable
      ? uploadOperations.openResumable(factsOf(stored), { signal })
      : uploadOperations.open(factsOf(stored), { signal });
  const to: SentTo = stored.to ?? (await open());
  if (!stored.to) onAddress(to);
  if (to.token === undefined) {
    const type = stored.type || 'application/octet-stream';
    const fileId = await sendWhole(named(to.url, stored.name), file, { signal, type, onProgress });
    return mediaOperations.get(fileId, { signal });
  }
  const { sendTus } = await import('#wix/send-tus.ts');
  await sendTus(file, {
    endpoint: to.url,
    token: to.token,
    at: to.at,
    onAt: (at) => onAddress({ ...to, at }),
    onProgress,
    signal,
    refusal: rejection,
  });
  const last = named(`${to.url.replace(/\/$/, '')}/${encodeURIComponent(to.token)}`, stored.name);
  return mediaOperations.get(await sendPut(last, null, { signal }), { signal });
};

/** Tells the server that the rest will not come. */
export async function dropSent({ to }: StoredUpload): Promise<void> {
  if (to?.at) await (await import('#wix/send-tus.ts')).dropTus(to.at);
}
