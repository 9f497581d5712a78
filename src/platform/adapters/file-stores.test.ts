import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateMultipartUploadCommand, ListMultipartUploadsCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3, type S3Server } from '../../testing/s3/s3-server.ts';
import type { FileStore } from '../ports.ts';
import { diskFiles } from './disk-files.ts';
import { checkBucket, s3Files } from './s3-files.ts';

let folder: string;
let s3: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'counterpart-files-'));
  s3 = await startS3();
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

/** More than one part of an upload to S3. */
const LARGE = randomBytes(20_000_000);

const streamOf = (bytes: Uint8Array, breaksAt = Infinity): ReadableStream<Uint8Array> => {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= breaksAt) return controller.error(new Error('It broke.'));
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(at, (at += 1_000_000)));
    },
  });
};

const textOf = async (opened: { bytes: ReadableStream<Uint8Array> } | undefined): Promise<string> =>
  new Response(opened?.bytes).text();

const entriesOf = async (files: FileStore, prefix: string) => {
  const entries = [];
  for await (const entry of files.list(prefix)) entries.push(entry);
  return entries.toSorted((a, b) => (a.key < b.key ? -1 : 1));
};

describe.each(['disk', 'S3'] as const)('files on %s', (where) => {
  let files: FileStore;
  beforeAll(() => {
    files = where === 'disk' ? diskFiles(join(folder, 'store')) : s3Files(s3.place);
  });

  it('are there as they were written, and gone when deleted', async () => {
    await files.write('a/one~mv2.txt', Buffer.from('one'));
    expect(Buffer.from((await files.read('a/one~mv2.txt')) ?? []).toString()).toBe('one');
    expect(await files.sizeOf('a/one~mv2.txt')).toBe(3);
    await files.write('a/one~mv2.txt', Buffer.from('other'));
    expect(await textOf(await files.open('a/one~mv2.txt'))).toBe('other');
    await files.delete('a/one~mv2.txt');
    await files.delete('a/one~mv2.txt');
    expect(await files.read('a/one~mv2.txt')).toBeUndefined();
    expect(await files.open('a/one~mv2.txt')).toBeUndefined();
    expect(await files.sizeOf('a/one~mv2.txt')).toBeUndefined();
  });

  it('are read in ranges, and tell their whole size', async () => {
    await files.write('range.txt', Buffer.from('0123456789'));
    const opened = await files.open('range.txt', { start: 3, end: 5 });
    expect(opened?.size).toBe(10);
    expect(await textOf(opened)).toBe('345');
    expect(await textOf(await files.open('range.txt', { start: 9, end: 9 }))).toBe('9');
  });

  it('come as streams of any size', async () => {
    await files.write('large', streamOf(LARGE));
    expect(await files.sizeOf('large')).toBe(LARGE.length);
    const opened = await files.open('large', { start: 8_000_000, end: 17_000_000 });
    const part = Buffer.from(await new Response(opened?.bytes).arrayBuffer());
    expect(part.equals(LARGE.subarray(8_000_000, 17_000_001))).toBe(true);
  });

  it('are given away from a path', async () => {
    const path = join(folder, `given-${where}`);
    await writeFile(path, LARGE);
    await files.write('blobs/aa/given', { path });
    expect(Buffer.from((await files.read('blobs/aa/given')) ?? []).equals(LARGE)).toBe(true);
    await expect(stat(path)).rejects.toThrow('ENOENT');
  });

  it('are there whole or not at all', async () => {
    await expect(files.write('broken', streamOf(LARGE, 3_000_000))).rejects.toThrow('It broke.');
    await expect(files.write('broken', streamOf(LARGE, 12_000_000))).rejects.toThrow('It broke.');
    await expect(files.write('broken', { path: join(folder, 'nowhere') })).rejects.toThrow('ENOENT');
    expect(await files.sizeOf('broken')).toBeUndefined();
    expect(await entriesOf(files, 'broken')).toEqual([]);
    await files.write('broken', Buffer.from('before'));
    await expect(files.write('broken', streamOf(LARGE, 12_000_000))).rejects.toThrow('It broke.');
    expect(await textOf(await files.open('broken'))).toBe('before');
  });

  it('are listed by what they begin with', async () => {
    for (const key of ['list/b/two', 'list/one', 'list/b/one', 'listed'])
      await files.write(key, Buffer.from(key));
    expect((await entriesOf(files, 'list/')).map(({ key, size }) => [key, size])).toEqual([
      ['list/b/one', 10],
      ['list/b/two', 10],
      ['list/one', 8],
    ]);
    expect((await entriesOf(files, 'list/b/t')).map(({ key }) => key)).toEqual(['list/b/two']);
    const [first] = await entriesOf(files, 'list/one');
    expect(Math.abs((first?.lastModified.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
    expect(await entriesOf(files, 'nothing')).toEqual([]);
  });

  it('stay when they are younger than what is to go', async () => {
    await files.write('age', Buffer.from('x'));
    await files.delete('age', new Date(Date.now() - 60_000));
    expect(await files.sizeOf('age')).toBe(1);
    await files.delete('age', new Date(Date.now() + 60_000));
    await files.delete('age', new Date(Date.now() + 60_000));
    expect(await files.sizeOf('age')).toBeUndefined();
    await files.tidy(new Date());
  });

  it('have no key that leads elsewhere', async () => {
    for (const key of ['../x', '/x', 'a/../x', '.x', 'a//b', '']) {
      expect(await files.read(key)).toBeUndefined();
      await expect(files.write(key, Buffer.from('x'))).rejects.toThrow('not a file key');
    }
  });
});

describe('a bucket', () => {
  it('that is gone, or kept from us, is said to be, and is no missing file', async () => {
    const missing = s3Files({ ...s3.place, bucket: 'elsewhere' });
    await expect(missing.write('a', Buffer.from('a'))).rejects.toThrow('bucket');
    await expect(missing.write('a', streamOf(LARGE))).rejects.toThrow('bucket');
    await expect(missing.read('a')).rejects.toThrow('bucket');
    await expect(checkBucket({ ...s3.place, bucket: 'elsewhere' })).rejects.toThrow(/./);
    await expect(checkBucket(s3.place)).resolves.toBeUndefined();

    const key = { accessKeyId: 'test-key', secretAccessKey: 'wrong' };
    await expect(s3Files({ ...s3.place, key }).write('a', LARGE)).rejects.toThrow('signature');
    await s3Files(s3.place).write('a', streamOf(LARGE));
    expect(await s3Files(s3.place).sizeOf('a')).toBe(LARGE.length);
  });

  it('is tidied of uploads that were never finished, where its server lists them', async () => {
    const { bucket: Bucket, region, endpoint = '', key: credentials } = s3.place;
    const client = new S3Client({
      region,
      endpoint,
      forcePathStyle: true,
      ...(credentials && { credentials }),
    });
    const unfinished = async () =>
      (await client.send(new ListMultipartUploadsCommand({ Bucket }))).Uploads?.length ?? 0;
    await client.send(new CreateMultipartUploadCommand({ Bucket, Key: 'unfinished' }));
    await s3Files(s3.place).tidy(new Date(Date.now() - 60_000));
    expect(await unfinished()).toBe(1);
    await s3Files(s3.place).tidy(new Date(Date.now() + 60_000));
    expect(await unfinished()).toBe(0);
    client.destroy();

    const plain = await startS3({ listsUploads: false });
    await expect(s3Files(plain.place).tidy(new Date())).resolves.toBeUndefined();
    await plain.close();
  });
});
