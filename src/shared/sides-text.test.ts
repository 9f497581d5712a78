import { expect, test } from 'vitest';
import { sidesText } from './sides-text.ts';

test('sides are grouped as the store writes figures', () => {
  expect(sidesText(3000, 2000, 'en')).toBe('3,000 × 2,000');
  expect(sidesText(640, 480, 'en')).toBe('640 × 480');
});
