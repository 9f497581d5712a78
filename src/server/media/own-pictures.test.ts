import sharp from 'sharp';
import { expect, it } from 'vitest';
import { GIFT_CARD_PICTURE } from '../../shared/gift-cards.ts';
import { memoryFiles } from '../../testing/deterministic.ts';
import { withOwnPictures } from './own-pictures.ts';

const { id, width, height } = GIFT_CARD_PICTURE;

it('has the picture of a gift card in every shop, and what was brought beside it', async () => {
  const brought = memoryFiles();
  await brought.write('a', new Uint8Array([1, 2, 3]));
  const files = withOwnPictures(brought);
  const bytes = (await files.read(id)) ?? new Uint8Array();
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width, height });
  expect(await files.sizeOf(id)).toBe(bytes.length);
  const opened = await files.open(id, { start: 1, end: 3 });
  expect(opened?.size).toBe(bytes.length);
  expect(await new Response(opened?.bytes).text()).toBe('PNG');
  expect(await files.read('a')).toEqual(new Uint8Array([1, 2, 3]));
  expect(await files.read('constructor')).toBeUndefined();
  expect(await brought.read(id)).toBeUndefined();
});
