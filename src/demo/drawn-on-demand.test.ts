import { expect, it } from 'vitest';
import { memoryFiles } from '../testing/deterministic.ts';
import { drawnOnDemand } from './drawn-on-demand.ts';
import { printPosters, prints } from './print-posters.ts';

const [first, ...others] = prints.map(({ mediaId }) => mediaId) as [string, ...string[]];
const BYTE = new Uint8Array(1);

it('draws a missing poster once, for whoever reads it and for the library', async () => {
  const files = memoryFiles(others.map((mediaId) => [mediaId, BYTE]));
  const posters = drawnOnDemand(files);
  const [read, opened] = await Promise.all([posters.files.read(first), posters.files.open(first)]);
  expect(read?.length).toBeGreaterThan(10_000);
  expect(opened?.size).toBe(read?.length);
  expect(await files.read(first)).toBeUndefined();
  expect(await printPosters(files, { draw: posters.draw })).toBe(1);
  expect(await files.read(first)).toBe(read);
});

it('reads what is there, and knows no other pictures', async () => {
  const { files } = drawnOnDemand(memoryFiles([[first, BYTE]]));
  expect(await files.read(first)).toBe(BYTE);
  expect(await files.sizeOf('other.jpg')).toBeUndefined();
});
