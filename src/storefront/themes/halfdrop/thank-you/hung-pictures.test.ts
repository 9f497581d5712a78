import { expect, it } from 'vitest';
import type { Order } from '#wix/shopper/order-operations.ts';
import { hangPictures } from './hung-pictures.ts';

type Line = NonNullable<Order['lineItems']>[number];

const poster = (frame: NonNullable<Line['descriptionLines']>[number]): Line => ({
  _id: 'one',
  productName: { original: 'Reef' },
  image: 'wix:image://v1/reef.svg/x',
  descriptionLines: [
    { name: { original: 'Size' }, plainText: { original: '50 × 70 cm' } },
    { name: { original: 'Frame' }, ...frame },
  ],
});

it('hangs what was bought in its frame, be that a word or a colour', () => {
  const frameOf = (line: Line) => hangPictures({ lineItems: [line] })[0]?.frame;
  expect(frameOf(poster({ plainText: { original: 'Oak' } }))).toBe('Oak');
  expect(frameOf(poster({ colorInfo: { original: 'Black ash', code: '#23211F' } }))).toBe('Black ash');
});

it('hangs no gift card on a wall', () => {
  const card: Line = { ...poster({}), itemType: { preset: 'GIFT_CARD' } };
  expect(hangPictures({ lineItems: [card] })).toEqual([]);
});
