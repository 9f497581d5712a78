import { expect, it } from 'vitest';
import { omitNullish } from './omit-nullish.ts';

it('omits null and undefined, and preserves every other value', () => {
  const fields = { none: undefined, empty: null, zero: 0, no: false, text: '' };
  expect(omitNullish(fields)).toStrictEqual({ zero: 0, no: false, text: '' });
  expect(fields).toHaveProperty('none');
});
