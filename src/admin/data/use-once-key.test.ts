import { expect, it } from 'vitest';
import { once } from './use-once-key.ts';

it('keeps the key of a change until it is through or becomes another', () => {
  const change = once();
  const first = change.keyFor({ amount: '5' });
  expect(change.keyFor({ amount: '5' })).toBe(first);
  expect(change.keyFor({ amount: '6' })).not.toBe(first);
  const again = change.keyFor({ amount: '5' });
  expect(again).not.toBe(first);
  change.through();
  expect(change.keyFor({ amount: '5' })).not.toBe(again);
  const without = change.keyFor(undefined);
  expect(change.keyFor(undefined)).toBe(without);
});
