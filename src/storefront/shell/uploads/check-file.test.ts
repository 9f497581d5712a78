import { expect, it } from 'vitest';
import { MAX_BYTES } from '#shared/shopper-uploads.ts';
import { problemOf } from './check-file.ts';

it.each([
  ['image/jpeg', 1000, undefined],
  ['image/jpeg', 0, 'empty'],
  ['image/jpeg', MAX_BYTES.image + 1, 'large'],
  ['video/mp4', MAX_BYTES.image + 1, undefined],
  ['video/mp4', MAX_BYTES.video + 1, 'largeVideo'],
  ['image/svg+xml', 10, 'kind'],
  ['application/pdf', 10, 'kind'],
  ['', 10, 'kind'],
])('takes or rejects %s of %d bytes', (type, size, problem) => {
  expect(problemOf({ type, size }, { video: true })).toBe(problem);
});

it('takes no video where pictures are wanted', () => {
  expect(problemOf({ type: 'video/mp4', size: 10 }, { video: false })).toBe('picture');
});
