import { expect, test } from 'vitest';
import { findCircle } from './reject-circles.ts';

const chunk = (fileName: string, ...imports: string[]) => ({ fileName, imports });

test('a circle of chunks is named, a diamond is none', () => {
  const diamond = [chunk('a', 'b', 'c'), chunk('b', 'd'), chunk('c', 'd'), chunk('d')];
  expect(findCircle(diamond)).toBeUndefined();
  expect(findCircle([...diamond, chunk('e', 'f'), chunk('f', 'b', 'e')])).toEqual(['e', 'f', 'e']);
});
