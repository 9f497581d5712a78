import { expect, it } from 'vitest';
import { excludedSuites, longSuites, PACKAGE_SUITES } from './long-suites.ts';

it('leaves the suites tagged @long out of the main tier, unless a change reaches them', () => {
  expect(longSuites()).toContain('src/database/durability.test.ts');
  expect(excludedSuites({ TEST_TIER: 'main', TEST_LONG: '' })).toEqual(longSuites());
  expect(excludedSuites({ TEST_TIER: 'main', TEST_LONG: '1' })).toEqual([]);
  expect(excludedSuites({})).toEqual([]);
  expect(excludedSuites({ TEST_PACKAGE: 'excluded' })).toEqual(PACKAGE_SUITES);
  expect(longSuites()).toContain('src/testing/installed.test.ts');
});
