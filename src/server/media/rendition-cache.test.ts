import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UnreadableImage, UnscalableImage } from '../../platform/adapters/images.ts';
import { nameFor, renditionCache } from './rendition-cache.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'renditions-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const kept = async (): Promise<string[]> => {
  const names = await readdir(folder, { recursive: true });
  return names.flatMap((name) => name.split('/')[1] ?? []);
};

it('makes one rendering for many askers of one size, and as many at once as it may', async () => {
  let [running, max, made, together] = [0, 0, 0, 1];
  let { promise: all, resolve: release } = Promise.withResolvers<void>();
  const work = async (): Promise<Uint8Array> => {
    made++;
    max = Math.max(max, ++running);
    if (running === together) release();
    await all;
    running--;
    return new Uint8Array(10);
  };
  const cache = renditionCache(folder, { atOnce: 2 });
  await Promise.all(Array.from({ length: 64 }, () => cache.get(nameFor('one'), 'o', work)));
  expect(made).toBe(1);
  together = 2;
  ({ promise: all, resolve: release } = Promise.withResolvers<void>());
  await Promise.all(Array.from({ length: 8 }, (_, index) => cache.get(nameFor(`${index}`), 'o', work)));
  expect([made, max]).toEqual([9, 2]);
});

it('tries once what cannot be made, and anything else again', async () => {
  const cache = renditionCache(folder);
  const never = vi.fn<() => Promise<Uint8Array>>(() => Promise.reject(new UnscalableImage('No picture.')));
  await expect(cache.get('a', 'o', never)).rejects.toThrow('No picture.');
  await expect(cache.get('a', 'o', never)).rejects.toThrow('No picture.');
  expect(never).toHaveBeenCalledTimes(1);
  const away = vi.fn<() => Promise<Uint8Array>>(() => Promise.reject(new Error('The disk is away.')));
  await expect(cache.get('b', 'o', away)).rejects.toThrow('away');
  await expect(cache.get('b', 'o', away)).rejects.toThrow('away');
  expect(away).toHaveBeenCalledTimes(2);
});

it('tries an original that cannot be read once for all its sizes, and no other because of it', async () => {
  const cache = renditionCache(folder);
  const never = vi.fn<() => Promise<Uint8Array>>(() => Promise.reject(new UnreadableImage('No picture.')));
  for (const size of ['a', 'b', 'c'])
    await expect(cache.get(size, 'o', never)).rejects.toThrow('No picture.');
  expect(never).toHaveBeenCalledTimes(1);
  expect(await cache.get('d', 'other', () => Promise.resolve(new Uint8Array(1)))).toHaveLength(1);
  const part = vi.fn<() => Promise<Uint8Array>>(() => Promise.reject(new UnscalableImage('Outside.')));
  await expect(cache.get('e', 'whole', part)).rejects.toThrow('Outside.');
  expect(await cache.get('f', 'whole', () => Promise.resolve(new Uint8Array(1)))).toHaveLength(1);
});

it('gives up what was used longest ago, not what was made first', async () => {
  const cache = renditionCache(folder, { bytes: 100 });
  const work = () => Promise.resolve(new Uint8Array(30));
  const names = ['a', 'b', 'c'].map((name) => nameFor(name));
  for (const name of names) await cache.get(name, 'o', work);
  const before = new Date(Date.now() - 10 * 3_600_000);
  for (const name of names) await utimes(join(folder, name.slice(0, 2), name), before, before);
  await cache.get(names[0] ?? '', 'o', work);
  await cache.get(nameFor('d'), 'o', work);
  const left = await kept();
  expect(left).toContain(names[0]);
  expect(left).toContain(nameFor('d'));
  expect(left).toHaveLength(2);
});
