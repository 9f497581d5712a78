import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ADMIN = join(import.meta.dirname, '../..');
const NATIVE = /\btype(?:=|:\s*)(?:\{[^}\n]*)?["'](?:date|time|datetime-local|month|week)["']/;

it('no field of the back office writes dates in the browser’s language', () => {
  const files = globSync('**/*.tsx', { cwd: ADMIN, exclude: ['**/*.test.tsx'] });
  const native = files.filter((file) => NATIVE.test(readFileSync(join(ADMIN, file), 'utf8')));
  expect(native).toEqual([join('ui', 'date', 'DateInput.tsx')]);
});
