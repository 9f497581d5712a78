// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { withAltText } from './with-alt-text.ts';

afterEach(() => vi.unstubAllGlobals());

const files = [{ _id: 'a~mv2.png' }, { _id: 'b~mv2.png' }];

it('adds the alt texts of the library to the chosen files', async () => {
  const details = [{ fileId: 'a~mv2.png', altText: 'A green room' }, { fileId: 'b~mv2.png' }];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ details })));
  expect(await withAltText(files)).toEqual([
    { _id: 'a~mv2.png', altText: 'A green room' },
    { _id: 'b~mv2.png' },
  ]);
});

it('gives the files alone where the texts cannot be read', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ message: 'No.' }, { status: 500 })));
  expect(await withAltText(files)).toEqual(files);
});
