import { expect, it } from 'vitest';
import { boughtOn } from '#wix/shopper/own-reviews.ts';
import { STORES_APP_ID } from '#shared/stores-app.ts';
import { uploadedFiles, reviewStatusOf } from './own-review.ts';

it.each([
  ['APPROVED', 'published'],
  ['IN_MODERATION', 'waiting'],
  ['REJECTED', 'hidden'],
  [undefined, 'waiting'],
] as const)('says of %s who sees it', (moderationStatus, status) => {
  expect(reviewStatusOf({ moderation: moderationStatus ? { moderationStatus } : {} })).toBe(status);
});

it('begins a change with the pictures and videos that are there', () => {
  const media = [
    { image: 'wix:image://v1/abc~mv2.png/our%20wall.png#originWidth=1200&originHeight=900' },
    { video: 'wix:video://v1/def/film.mp4#posterUri=def_poster.jpg&posterWidth=640&posterHeight=360' },
  ];
  const [picture, film, ...rest] = uploadedFiles({ content: { rating: 4, media } }, '/media');
  expect(picture?.file).toEqual({
    id: 'abc~mv2.png',
    kind: 'image',
    name: 'our wall.png',
    width: 1200,
    height: 900,
  });
  expect(film?.file).toEqual({ id: 'def', kind: 'video', name: 'film.mp4' });
  expect(film?.preview).toContain('def_poster.jpg');
  expect(rest).toEqual([]);
});

it('offers what was paid for, each product once and no gift cards', () => {
  const line = (catalogItemId: string, appId: string = STORES_APP_ID) => ({
    catalogReference: { appId, catalogItemId },
  });
  const paid = { paymentStatus: 'PAID', status: 'APPROVED' } as const;
  const bought = boughtOn([
    { ...paid, purchasedDate: new Date(2), lineItems: [line('a'), line('card', 'another-app')] },
    { ...paid, paymentStatus: 'NOT_PAID', lineItems: [line('unpaid')] },
    { ...paid, status: 'CANCELED', lineItems: [line('gone')] },
    { ...paid, purchasedDate: new Date(1), lineItems: [line('b'), line('a')] },
  ]);
  expect(bought).toEqual([
    { productId: 'a', date: new Date(2) },
    { productId: 'b', date: new Date(1) },
  ]);
});
