import { cp, mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { chooseSeed, seedOf } from './source-seed.ts';

let parent: string;
let tree: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'counterpart-seed-'));
  tree = join(parent, 'src');
  await mkdir(join(tree, 'a'), { recursive: true });
  await writeFile(join(tree, 'a/one.ts'), 'one\ntwo\n');
  await writeFile(join(tree, 'b.ts'), 'three\n');
});
afterEach(() => rm(parent, { recursive: true }));

describe('the seed of the sources', () => {
  it('is the same wherever and whenever the same tree lies, however its lines end', async () => {
    const seed = seedOf(tree);
    const copy = join(parent, 'elsewhere');
    await cp(tree, copy, { recursive: true });
    await utimes(join(copy, 'b.ts'), 1, 1);
    await writeFile(join(copy, 'a/one.ts'), 'one\r\ntwo\r\n');
    expect(seedOf(copy)).toBe(seed);
  });

  it('is another one once a file is changed, renamed, added, or another begins elsewhere', async () => {
    const seeds = [seedOf(tree)];
    await writeFile(join(tree, 'b.ts'), 'Three\n');
    seeds.push(seedOf(tree));
    await rename(join(tree, 'b.ts'), join(tree, 'c.ts'));
    seeds.push(seedOf(tree));
    await writeFile(join(tree, 'd.ts'), '');
    seeds.push(seedOf(tree));
    await writeFile(join(tree, 'a/one.ts'), 'one\n');
    await writeFile(join(tree, 'd.ts'), 'two\n');
    seeds.push(seedOf(tree));
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  it('gives way to the one that is asked for', () => {
    expect(chooseSeed(tree, '-7')).toEqual({ seed: -7, from: 'FC_SEED' });
  });
});

it('is what every property of this run is tried with', () => {
  const seed = inject('seed');
  expect(fc.readConfigureGlobal().seed).toBe(seed);
  const draw = (): number[] => fc.sample(fc.nat(), 5);
  expect(draw()).toEqual(draw());
});
