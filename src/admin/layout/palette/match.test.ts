import { describe, expect, it } from 'vitest';
import { matchAt } from './match.ts';

describe('the palette’s match', () => {
  it('is at the beginning of a word', () => {
    expect(matchAt('Customers, Reports', 're')).toBe(11);
    expect(matchAt('#10471', '104')).toBe(1);
    expect(matchAt('Émile Ørsted', 'ør')).toBe(6);
    expect(matchAt('More', 're')).toBe(-1);
    expect(matchAt('More', ' ')).toBe(-1);
  });
});
