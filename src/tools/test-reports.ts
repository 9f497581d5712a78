import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** The result of a part of the run; `took` is in milliseconds. */
export interface Outcome {
  passed: number;
  failed: number;
  slow: readonly Took[];
  /** Names of what failed, so that the end of a long output says it. */
  broken: readonly string[];
  /** Names of tests that passed only when they were repeated. */
  repeated?: readonly string[];
}

export interface Took {
  name: string;
  took: number;
  /** The file of the test, relative to the root, where the name says more. */
  file?: string;
}

interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
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
    tests: { projectName: string; status: string; results: { duration: number }[] }[];
  }[];
}

/** A runner that died before it wrote its report counts as one failure. */
const read =
  <Report>(outcome: (report: Report) => Outcome) =>
  (file: string, ok: boolean): Outcome => {
    try {
      const result = outcome(JSON.parse(readFileSync(file, 'utf8')) as Report);
      if (result.failed > 0 || ok) return result;
      return { ...result, failed: 1, broken: [`the runner of ${file} ended with a failure`] };
    } catch {
      return { passed: 0, failed: 1, slow: [], broken: [`${file} was not written`] };
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
  broken: report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => {
        const why = failureMessages?.[0]?.split('\n', 1)[0] ?? '';
        return `${relative(process.cwd(), name)} › ${fullName}\n    ${why}`;
      }),
  ),
}));

export const readBrowser = read<BrowserReport>(({ suites, stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  slow: suites.flatMap(testsOf),
  broken: suites
    .flatMap(testsOf)
    .filter(({ status }) => status === 'unexpected')
    .map(({ name }) => name),
  repeated: suites
    .flatMap(testsOf)
    .filter(({ status }) => status === 'flaky')
    .map(({ name }) => name),
}));

const testsOf = ({ suites = [], specs }: Suite): (Took & { status: string })[] => [
  ...suites.flatMap(testsOf),
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `e2e/${file} › ${title} (${projectName})`,
      file: `e2e/${file}`,
      took: results.reduce((sum, { duration }) => sum + duration, 0),
      status,
    })),
  ),
];

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
