import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import type { FileStore } from '#platform/ports.ts';
import { blobKey, type FileSource, type Inspected, type Inspection } from '#shared/media.ts';
import { listZip } from './archives.ts';
import { inspectBitmap } from './bitmaps.ts';
import { inspectDocument } from './documents.ts';
import { inspectFilm } from './films.ts';
import { inspectModel } from './models.ts';
import { inspectPicture } from './pictures.ts';

/** Larger pictures are not read into memory. */
const MAX_PICTURE_BYTES = 300 * 1_048_576;

const failed = (code: string, message: string): Inspection => ({ failed: { code, message } });

/** Lends the bytes as a file of this machine: their own, or a copy for the time. */
async function withPath<Result>(
  files: FileStore,
  key: string,
  work: (path: string) => Promise<Result>,
): Promise<Result | undefined> {
  const own = files.pathOf?.(key);
  if (own !== undefined) return work(own);
  const opened = await files.open(key);
  if (!opened) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'counterpart-inspect-'));
  try {
    const path = join(folder, 'bytes');
    await pipeline(Readable.fromWeb(opened.bytes as never), createWriteStream(path));
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What is in the bytes of a file, whatever its name says. */
export async function inspect(source: FileSource, files: FileStore): Promise<Inspection> {
  const { mediaType, contentType, sizeInBytes } = source;
  const key = blobKey(source.sha256);
  const missing = failed('NO_BYTES', 'The bytes of the file are gone.');
  const plain: Inspected = { mediaType, contentType, assets: {} };
  switch (mediaType) {
    case 'IMAGE':
    case 'VECTOR': {
      if (sizeInBytes > MAX_PICTURE_BYTES) return { ...plain, unplayable: 'TOO_LARGE' };
      if (contentType === 'image/bmp')
        return (await withPath(files, key, (path) => inspectBitmap(source, path, files, plain))) ?? missing;
      const bytes = await files.read(key);
      return bytes ? inspectPicture(source, bytes, files) : missing;
    }
    case 'VIDEO':
    case 'AUDIO':
      return (await withPath(files, key, (path) => inspectFilm(source, path, files))) ?? missing;
    case 'DOCUMENT':
      return inspectDocument(source, files);
    case 'MODEL3D':
      return inspectModel(source, files, plain);
    case 'ARCHIVE': {
      if (contentType !== 'application/zip') return plain;
      const broken = failed('BROKEN_ARCHIVE', 'The archive is broken: its list cannot be read.');
      const listed = await withPath(files, key, (path) => listZip(path).catch(() => null));
      return listed === undefined ? missing : listed === null ? broken : { ...plain, ...listed };
    }
    default:
      return (await files.sizeOf(key)) === undefined ? missing : plain;
  }
}
