import { expect, it } from 'vitest';
import { percentsOf, pointAt, rounded, steppedBy } from './points.ts';

it('moves by one percent, with shift by ten, and stays in the picture', () => {
  expect(steppedBy({ x: 0.48, y: 0.3 }, 'ArrowRight', false)).toEqual({ x: 0.49, y: 0.3 });
  expect(steppedBy({ x: 0.48, y: 0.3 }, 'ArrowUp', true)).toEqual({ x: 0.48, y: 0.2 });
  expect(steppedBy({ x: 0.05, y: 1 }, 'ArrowLeft', true)).toEqual({ x: 0, y: 1 });
  expect(steppedBy({ x: 0.05, y: 1 }, 'ArrowDown', false)).toEqual({ x: 0.05, y: 1 });
  expect(steppedBy({ x: 0.5, y: 0.5 }, 'Enter', false)).toBeUndefined();
});

it('is told in whole percents', () => {
  expect(pointAt(0.4849, 1.2)).toEqual({ x: 0.48, y: 1 });
  expect(percentsOf({ x: 0.29, y: 0.57 })).toEqual({ across: 29, down: 57 });
  expect(rounded(undefined)).toEqual({ x: 0.5, y: 0.5 });
});
