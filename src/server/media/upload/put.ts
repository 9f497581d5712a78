import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenUpload } from '../../../shared/media.ts';
import { describeDraft, keepDraft, settle, type FileDescriptor, type UploadParts } from './bring.ts';
import { discard, receive } from './receive.ts';
import { askPlatform, isEmpty, isTooLarge } from './refusals.ts';

export const DRAFT_ENDING = '.draft';

export const openUpload = ({ platformFetch }: UploadParts, token: string): Promise<OpenUpload> =>
  askPlatform(platformFetch, '/hosted/media/uploads/open', { token });

/** What the token brought already: its answer may have been lost. */
export const broughtBy = async (
  { platformFetch }: UploadParts,
  token: string,
): Promise<FileDescriptor | undefined> =>
  (await askPlatform<{ file?: FileDescriptor }>(platformFetch, '/hosted/media/uploads/brought', { token }))
    .file;

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

/** All bytes at once. What is refused, or cut off, leaves nothing behind. */
export async function takeWhole(parts: UploadParts, sent: Sent): Promise<FileDescriptor> {
  const { token, fileName, body } = sent;
  const upload = await check(parts, sent).catch(async (error: unknown) => {
    if (body) await discard(body.getReader());
    throw error;
  });
  await mkdir(parts.drafts, { recursive: true });
  const path = join(parts.drafts, randomUUID() + DRAFT_ENDING);
  const draft = await receive(body, path, upload);
  try {
    const received = await describeDraft(draft, fileName || upload.fileName);
    await keepDraft(parts.files, draft);
    return await settle(parts, '/hosted/media/uploads/settle', { token, received });
  } finally {
    await rm(path, { force: true });
  }
}
