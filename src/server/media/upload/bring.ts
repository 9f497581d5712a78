import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { blobKey, type FileSource, type ReceivedFile } from '#shared/media.ts';
import type { FileStore } from '#platform/ports.ts';
import { callHostedEndpoint } from '../../platform-call.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';
import { receive, type Draft, type ReceiveLimits } from './receive.ts';
import { sniff } from './sniff.ts';
import { whileStoring } from './storage-error.ts';

/** A file as the SDK reads it. */
export type FileDescriptor = Record<string, unknown>;

export interface UploadParts {
  platformFetch: PlatformFetch;
  files: FileStore;
  /** Where bytes lie until they are whole. */
  drafts: string;
  /** Looks into a file at once, and answers with what it became; undefined leaves it to the loop. */
  inspectNow?: ((source: FileSource) => Promise<FileDescriptor | undefined>) | undefined;
}

export async function describeDraft(draft: Draft, fileName: string): Promise<ReceivedFile> {
  const { path, ...bytes } = draft;
  return { ...bytes, fileName, contentType: await sniff(path, fileName) };
}

/**
 * Into the store, under what the bytes are: the same bytes are there once, however often they come. They are written
 * again all the same, so that they count as new to whoever sweeps.
 */
export const storeDraft = (files: FileStore, { path, sha256 }: Draft): Promise<void> =>
  whileStoring(() => files.write(blobKey(sha256), { path }));

/** All bytes at once, into the store. What is rejected, or cut off, leaves nothing behind. */
export async function storeBody(
  { drafts, files }: Pick<UploadParts, 'drafts' | 'files'>,
  body: ReadableStream<Uint8Array> | null,
  fileName: string,
  limits: ReceiveLimits,
): Promise<ReceivedFile> {
  await mkdir(drafts, { recursive: true });
  const path = join(drafts, `${randomUUID()}.draft`);
  try {
    const draft = await receive(body, path, limits);
    const received = await describeDraft(draft, fileName);
    await storeDraft(files, draft);
    return received;
  } finally {
    await rm(path, { force: true });
  }
}

interface FinishedFile {
  file: FileDescriptor;
  source?: FileSource;
}

/** The bytes are kept: the upload becomes a file. Said again, it is the same file. */
export async function finishUpload(
  { platformFetch, inspectNow }: UploadParts,
  path: string,
  body: { received: ReceivedFile } & Record<string, unknown>,
): Promise<FileDescriptor> {
  const { file, source } = await callHostedEndpoint<FinishedFile>(platformFetch, path, { body });
  const waits = source?.operationStatus === 'PENDING' && source.mediaType === 'IMAGE';
  return (waits && (await inspectNow?.(source))) || file;
}
