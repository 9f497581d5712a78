import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** What a part of the run came to; `took` is in milliseconds. */
export interface Outcome {
  passed: number;
  failed: number;
  slow: readonly Took[];
}

export interface Took {
  name: string;
  took: number;
}

interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; startTime: number; endTime: number }[];
}

interface BrowserReport {
  suites: Suite[];
  stats: { expected: number; flaky: number; unexpected: number };
  errors: unknown[];
}

interface Suite {
  suites?: Suite[];
  specs: {
    title: string;
    file: string;
    tests: { projectName: string; results: { duration: number }[] }[];
  }[];
}

/** A runner that died before it wrote its report counts as one failure. */
const read =
  <Report>(outcome: (report: Report) => Outcome) =>
  (file: string, ok: boolean): Outcome => {
    try {
      const { passed, failed, slow } = outcome(JSON.parse(readFileSync(file, 'utf8')) as Report);
      return { passed, failed: failed === 0 && !ok ? 1 : failed, slow };
    } catch {
      return { passed: 0, failed: 1, slow: [] };
    }
  };

/** Each check counts as one test. */
export const readChecks = read<Outcome>((report) => report);

export const readUnit = read<UnitReport>((report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  slow: report.testResults.map(({ name, startTime, endTime }) => ({
    name: relative(process.cwd(), name),
    took: endTime - startTime,
  })),
}));

export const readBrowser = read<BrowserReport>(({ suites, stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  slow: suites.flatMap(testsOf),
}));

const testsOf = ({ suites = [], specs }: Suite): Took[] => [
  ...suites.flatMap(testsOf),
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `e2e/${file} › ${title} (${projectName})`,
      took: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  ),
];

const SLOWEST = 10;

/** The unit files, browser tests and checks that took longest, as lines. */
export const slowest = (outcomes: readonly Outcome[]): string[] =>
  outcomes
    .flatMap(({ slow }) => slow)
    .toSorted((a, b) => b.took - a.took)
    .slice(0, SLOWEST)
    .map(({ name, took }) => `${seconds(took).padStart(9)}  ${name}`);

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
