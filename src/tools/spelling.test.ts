import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Words that were once spelled in two ways. The contract spells them the American way. Only grows. */
const BRITISH = /authoris|behaviour|customis|licence|maximis|optimis/i;

it('spells words of the contract as the contract does', () => {
  const files = globSync('src/{admin,platform,server,shared,storefront,wix}/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: ['**/*.test.*'],
  });
  expect(files.length).toBeGreaterThan(3000);
  expect(files.filter((file) => BRITISH.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});
