import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { ArchiveWriter } from './archive-writer.ts';

const MEGABYTE = 1_048_576;

it('keeps few entries in memory, however many are written', async () => {
  const archive = new ArchiveWriter(new Writable({ write: (_chunk, _encoding, done) => done() }));
  const text = 'x'.repeat(MEGABYTE);
  const before = process.memoryUsage().arrayBuffers;
  let max = 0;
  for (let n = 0; n < 200; n++) {
    await archive.text(`tables/orders/${n}.json`, text);
    max = Math.max(max, process.memoryUsage().arrayBuffers);
  }
  await archive.seal();
  expect((max - before) / MEGABYTE).toBeLessThan(100);
});

it('says so where nothing can be written', async () => {
  const full = new Writable({ write: (_chunk, _encoding, done) => done(new Error('the disk is full')) });
  const archive = new ArchiveWriter(full);
  const write = async (): Promise<void> => {
    for (let n = 0; n < 50; n++) await archive.text(`${n}`, Math.random().toString().repeat(100_000));
    await archive.seal();
  };
  await expect(write()).rejects.toThrow(/written|destroyed/);
});
