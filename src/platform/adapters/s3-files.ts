import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { ByteRange, FileStore, LocalFile } from '../ports.ts';

export interface Bucket {
  bucket: string;
  region: string;
  /** Amazon's own where there is none. */
  endpoint?: string | undefined;
  /** Without one the machine's own right is used. */
  key?: { accessKeyId: string; secretAccessKey: string } | undefined;
}

/** Letters, digits and `~ _ - .` in parts joined by `/`, as on a disk. */
const KEY = /^[\w~-][\w~.-]*(\/[\w~-][\w~.-]*)*$/;
/** So many at once, each so large: what an upload of any size takes of the memory. */
const PARTS = 3;
const PART_BYTES = 8 * 1_048_576;

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

/** A bucket that is gone is no missing file. */
const isMissing = (error: unknown): boolean => ['NoSuchKey', 'NotFound'].includes(nameOf(error));

async function orMissing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const clientOf = ({ region, endpoint, key }: Bucket): S3Client =>
  new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(key && { credentials: key }),
    // Totals that not every server of this kind knows; the hash of the bytes is their name.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

/** @throws when the bucket cannot be reached by this key */
export async function checkBucket(place: Bucket): Promise<void> {
  const client = clientOf(place);
  try {
    await client.send(new HeadBucketCommand({ Bucket: place.bucket }));
  } finally {
    client.destroy();
  }
}

/** Files in a bucket of a server that speaks S3: there whole, or not at all. */
export function s3Files(place: Bucket): FileStore {
  const client = clientOf(place);
  const { bucket: Bucket } = place;

  const head = (Key: string) => orMissing(() => client.send(new HeadObjectCommand({ Bucket, Key })));

  async function get(Key: string, range?: ByteRange) {
    const Range = range && `bytes=${range.start}-${range.end}`;
    return orMissing(() => client.send(new GetObjectCommand({ Bucket, Key, Range })));
  }

  /** In parts where it is large. What was sent of one that fails is given up. */
  async function send(Key: string, Body: ReadableStream<Uint8Array> | Readable): Promise<void> {
    const body = Body instanceof Readable ? Body : Readable.fromWeb(Body as never);
    const upload = new Upload({
      client,
      params: { Bucket, Key, Body: body },
      queueSize: PARTS,
      partSize: PART_BYTES,
      leavePartsOnError: true,
    });
    try {
      await upload.done();
    } catch (error) {
      const { uploadId: UploadId } = upload;
      // Where that is rejected too, the parts are tidied later; what went wrong first is what counts.
      if (UploadId !== undefined)
        await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(() => {});
      throw error;
    }
  }

  async function give(Key: string, { path }: LocalFile): Promise<void> {
    await send(Key, createReadStream(path));
    await rm(path, { force: true });
  }

  return {
    async read(key) {
      if (!KEY.test(key)) return undefined;
      const found = await get(key);
      return found?.Body?.transformToByteArray();
    },
    async open(key, range) {
      if (!KEY.test(key)) return undefined;
      const found = await get(key, range);
      if (!found?.Body) return undefined;
      const whole = /\/(\d+)$/.exec(found.ContentRange ?? '')?.[1];
      return {
        size: whole === undefined ? (found.ContentLength ?? 0) : Number(whole),
        bytes: found.Body.transformToWebStream() as ReadableStream<Uint8Array>,
      };
    },
    async sizeOf(key) {
      return KEY.test(key) ? (await head(key))?.ContentLength : undefined;
    },
    async write(key, bytes) {
      if (!KEY.test(key)) throw new Error(`not a file key: ${key}`);
      if (bytes instanceof Uint8Array)
        await client.send(new PutObjectCommand({ Bucket, Key: key, Body: bytes }));
      else await ('path' in bytes ? give(key, bytes) : send(key, bytes));
    },
    async delete(key, olderThan) {
      if (!KEY.test(key)) return;
      const found = olderThan && (await head(key));
      if (olderThan && (!found?.LastModified || found.LastModified >= olderThan)) return;
      await client.send(new DeleteObjectCommand({ Bucket, Key: key }));
    },
    async *list(prefix) {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix })) {
        for (const { Key, Size = 0, LastModified } of Contents)
          if (Key !== undefined && LastModified) yield { key: Key, size: Size, lastModified: LastModified };
      }
    },
    async tidy(olderThan) {
      const { Uploads = [] } = await client
        .send(new ListMultipartUploadsCommand({ Bucket }))
        .catch((error: unknown) => {
          // A server that cannot list them is asked by its own rules to forget them.
          if (nameOf(error) === 'NotImplemented') return { Uploads: [] };
          throw error;
        });
      for (const { Key, UploadId, Initiated } of Uploads)
        if (Key !== undefined && Initiated && Initiated < olderThan)
          await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
    },
  };
}
