import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sniff } from './sniff.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'counterpart-sniff-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

it.each([
  [GIF, 'holiday.jpg', 'image/gif'],
  [GIF, '', 'image/gif'],
  ['%PDF-1.7\n', 'drawing.svg', 'application/pdf'],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'photo.png', 'image/svg+xml'],
  [
    '<?xml version="1.0"?>\n<!-- drawn -->\n<!DOCTYPE svg>\n<svg:svg xmlns:svg="x"/>',
    'a.xml',
    'image/svg+xml',
  ],
  ['<?xml version="1.0"?><feed/>', 'feed.svg', 'application/xml'],
  ['  <!doctype html><svg></svg>', 'drawing.svg', 'text/html'],
  ['<!-- <svg> --><script>alert(1)</script><svg/>', 'drawing.svg', 'text/html'],
  ['<html>', 'notes.csv', 'text/html'],
  ['\uFEFF<script>', 'notes.txt', 'text/html'],
  ['a,b\n1,2', 'table.csv', 'text/csv'],
  ['a,b\n1,2', 'movie.mp4', 'text/plain'],
  ['{"asset":{"version":"2.0"}}', 'chair.gltf', 'model/gltf+json'],
  ['{"a":1}', 'chair.gltf', 'text/plain'],
  [`{"accessors":[${'0,'.repeat(50_000)}0],"asset":{"version":"2.0"}}`, 'chair.gltf', 'model/gltf+json'],
  ['{"meshes":[]}', 'chair.json', 'application/json'],
  ['{"a":1}', 'data.json', 'application/json'],
  [new Uint8Array([0, 1, 2, 3]), 'movie.mp4', 'application/octet-stream'],
  [new Uint8Array([0xff, 0xfe, 0x3c, 0, 0x73, 0, 0x76, 0, 0x67, 0, 0x3e, 0]), 'a.txt', 'image/svg+xml'],
  // A file of an old Office says no more than that.
  [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'letter.doc', 'application/msword'],
  [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'letter.mp4', 'application/x-cfb'],
])('tells a file by its bytes: %# %s named %s is %s', async (bytes, name, type) => {
  const path = join(folder, 'file');
  await writeFile(path, bytes);
  expect(await sniff(path, name)).toBe(type);
});
