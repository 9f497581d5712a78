import { expect, test } from 'vitest';
import { inspect } from '../../server/media/inspection/inspect.ts';
import type { FileSource } from '../../shared/media.ts';
import { mediaTypeOf } from '../../platform/services/media/media-files/rules/kinds.ts';
import { memoryFiles } from '../../testing/deterministic.ts';
import { storeBytes } from './keep-bytes.ts';
import { shopFiles } from './shop-files.ts';
import { wallPhotos } from './wall-photos.ts';
import { FULL } from '../../testing/run-size.ts';

/** All of them are drawn by the same rules: the full run looks at each. */
const photos = FULL ? wallPhotos : wallPhotos.slice(0, 2);

/** Without what a film is looked into by, which not every machine has. */
const looked = [...shopFiles, ...photos].filter(({ contentType }) => !/^(video|audio)\//.test(contentType));

const made = new Map<string, Uint8Array>();

test('every file but the one cut short can be read', async () => {
  const files = memoryFiles([]);
  const unread: string[] = [];
  for (const { name, contentType, make } of looked) {
    const bytes = await make();
    made.set(name, bytes);
    const received = await storeBytes(files, bytes, { fileName: name, contentType });
    const source: FileSource = {
      ...received,
      id: name,
      displayName: name,
      mediaType: mediaTypeOf(contentType),
      private: false,
      state: 'OK',
      operationStatus: 'PENDING',
      assets: {},
    };
    const found = await inspect(source, files);
    const told = 'failed' in found ? found.failed.code : (found.unplayable ?? 'read');
    if (told !== 'read') unread.push(`${name}: ${told}`);
  }
  expect(unread).toEqual(['Press photos spring.zip: BROKEN_ARCHIVE']);
});

test('the same bytes are made each time', async () => {
  const differing: string[] = [];
  for (const { name, make } of shopFiles)
    if (Buffer.compare(made.get(name) ?? (await make()), await make()) !== 0) differing.push(name);
  expect(differing).toEqual([]);
});
