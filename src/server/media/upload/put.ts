import type { OpenUpload } from '#shared/media.ts';
import { callHostedEndpoint } from '../../platform-call.ts';
import { storeBody, finishUpload, type FileDescriptor, type UploadParts } from './bring.ts';
import { discard } from './receive.ts';
import { isEmpty, isTooLarge } from './errors.ts';

export const openUpload = ({ platformFetch }: UploadParts, token: string): Promise<OpenUpload> =>
  callHostedEndpoint(platformFetch, '/hosted/media/uploads/open', { body: { token } });

/** What the token brought already: its answer may have been lost. */
export const broughtBy = async (
  { platformFetch }: UploadParts,
  token: string,
): Promise<FileDescriptor | undefined> =>
  (
    await callHostedEndpoint<{ file?: FileDescriptor }>(platformFetch, '/hosted/media/uploads/brought', {
      body: { token },
    })
  ).file;

interface Sent {
  token: string;
  /** As the address says it. */
  fileName: string;
  /** As the head says it; the bytes may say otherwise. */
  length: number | undefined;
  body: ReadableStream<Uint8Array> | null;
}

async function check(parts: UploadParts, { token, length }: Sent): Promise<OpenUpload> {
  const upload = await openUpload(parts, token);
  if (length === 0) throw isEmpty();
  if (length !== undefined && length > upload.maxBytes) throw isTooLarge(upload.maxBytes);
  return upload;
}

/** All bytes at once. What is rejected, or cut off, leaves nothing behind. */
export async function takeWhole(parts: UploadParts, sent: Sent): Promise<FileDescriptor> {
  const { token, fileName, body } = sent;
  const upload = await check(parts, sent).catch(async (error: unknown) => {
    if (body) await discard(body.getReader());
    throw error;
  });
  const received = await storeBody(parts, body, fileName || upload.fileName, upload);
  return finishUpload(parts, '/hosted/media/uploads/settle', { token, received });
}
