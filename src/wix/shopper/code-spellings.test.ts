import { expect, it, vi } from 'vitest';
import { CallError } from '../errors.ts';
import { codeSpellings, withAnySpelling } from './code-spellings.ts';

const refusal = (code: string): CallError => new CallError({ code, status: 400, message: 'No.' });
const shopWith = (...known: string[]) =>
  vi.fn(async (code: string) => {
    if (!known.includes(code)) throw refusal('ERROR_COUPON_DOES_NOT_EXIST');
    return code;
  });

it('tries what was typed first, then capitals, then small letters, each once', () => {
  expect(codeSpellings(' Moon10 ')).toEqual(['Moon10', 'MOON10', 'moon10']);
  expect(codeSpellings('MOON10')).toEqual(['MOON10', 'moon10']);
});

it('finds a code however it is written', async () => {
  await expect(withAnySpelling('moon10 ', shopWith('MOON10'))).resolves.toBe('MOON10');
  await expect(withAnySpelling('Moon10', shopWith('Moon10', 'MOON10'))).resolves.toBe('Moon10');
  await expect(withAnySpelling('MOON10', shopWith('moon10'))).resolves.toBe('moon10');
});

it('gives up on a code that nobody knows, and at once on any other refusal', async () => {
  const none = shopWith();
  await expect(withAnySpelling('Nope', none)).rejects.toMatchObject({ code: 'ERROR_COUPON_DOES_NOT_EXIST' });
  expect(none).toHaveBeenCalledTimes(3);
  const over = vi.fn(async () => Promise.reject(refusal('ERROR_COUPON_HAS_EXPIRED')));
  await expect(withAnySpelling('Over', over)).rejects.toMatchObject({ code: 'ERROR_COUPON_HAS_EXPIRED' });
  expect(over).toHaveBeenCalledTimes(1);
});
