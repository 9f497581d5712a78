import { createHash } from 'node:crypto';
import type { FileStore } from '../../platform/ports.ts';
import { blobKey, type ReceivedFile } from '../../shared/media.ts';

/** Bytes first: a record is written when its file is safe. */
export async function storeBytes(
  files: FileStore,
  bytes: Uint8Array,
  named: Pick<ReceivedFile, 'fileName' | 'contentType'>,
): Promise<ReceivedFile> {
  const hash = (name: string): string => createHash(name).update(bytes).digest('hex');
  const sha256 = hash('sha256');
  await files.write(blobKey(sha256), bytes);
  return { ...named, sizeInBytes: bytes.byteLength, sha256, md5: hash('md5') };
}
