import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBrowser, readUnit } from './test-reports.ts';

const file = join(mkdtempSync(join(tmpdir(), 'reports-')), 'report.json');
const written = (report: object): string => {
  writeFileSync(file, JSON.stringify(report));
  return file;
};

describe('what a run came to', () => {
  it('names the unit tests that failed, and why', () => {
    const assertionResults = [
      { fullName: 'money adds up', status: 'passed' },
      { fullName: 'money is kept', status: 'failed', failureMessages: ['Error: 1 is not 2\n  at line 3'] },
    ];
    const name = join(process.cwd(), 'src/money.test.ts');
    const testResults = [{ name, startTime: 0, endTime: 5, assertionResults }];
    const told = readUnit(written({ numPassedTests: 1, numFailedTests: 1, testResults }), false);
    expect(told).toMatchObject({ passed: 1, failed: 1 });
    expect(told.broken).toEqual(['src/money.test.ts › money is kept\n    Error: 1 is not 2']);
  });

  it('counts what passed at the second try, and names what did not', () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'bag.spec.ts',
      tests: [{ projectName: 'phone', status, results: [{ duration: 3 }] }],
    });
    const suites = [{ specs: [spec('a cart', 'flaky'), spec('a wall', 'unexpected')] }];
    const stats = { expected: 0, flaky: 1, unexpected: 1 };
    const told = readBrowser(written({ suites, stats, errors: [] }), false);
    expect(told).toMatchObject({
      passed: 1,
      failed: 1,
      broken: ['e2e/bag.spec.ts › a wall (phone)'],
      repeated: ['e2e/bag.spec.ts › a cart (phone)'],
    });
  });

  it('counts a runner that died as one failure', () => {
    expect(readUnit(`${file}.missing`, false)).toMatchObject({ passed: 0, failed: 1 });
    const died = readUnit(written({ numPassedTests: 2, numFailedTests: 0, testResults: [] }), false);
    expect(died).toMatchObject({ passed: 2, failed: 1, broken: [expect.stringContaining('runner')] });
  });
});
