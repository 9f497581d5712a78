import { expect, it } from 'vitest';
import { isPhoneNumber } from './phone.ts';

it.each(['+351 912 345 678', '(212) 555-0100', '030/901820', '555 0100 ext. 7', ' 112 '])(
  'takes %s for a phone number',
  (text) => expect(isPhoneNumber(text)).toBe(true),
);

it.each(['abc', '', '+', '12', 'call me', '912345678 at home', 'x12345', '1'.repeat(21)])(
  'does not take %s for a phone number',
  (text) => expect(isPhoneNumber(text)).toBe(false),
);
