import { readBrowser, readChecks, readUnit } from '../test-reports.ts';
import { findChromium } from '../find-chromium.ts';
import { packageCommand } from '../package-command.ts';
import { PACKAGE_SUITES } from './long-suites.ts';
import { runPart, type RunPart } from './run-part.ts';

export const REPORTS = '.tmp/reports';

export const checks = (): Promise<RunPart> => {
  const file = `${REPORTS}/checks.json`;
  const args = ['src/tools/check.ts', '--beside-tests', `--report=${file}`];
  return runPart('checks', { args, isAside: true }, (ok) => readChecks(file, ok));
};

/** What the browser part needs; as a part of its own it counts only when it fails. */
const prepare = (name: string, args: readonly string[]): Promise<RunPart> =>
  runPart(name, { args, isAside: true }, (ok) => ({
    passed: 0,
    failed: ok ? 0 : 1,
    slow: [],
    broken: ok ? [] : [`the ${name}`],
  }));

export const build = (): Promise<RunPart> => prepare('build', ['src/tools/build.ts', '--logLevel', 'warn']);

/** Needs the build. */
export const demoStore = (): Promise<RunPart> => prepare('demo store', ['e2e/support/seed-store.ts']);

/** @param env names the tier, as `excludedSuites` and the tests read it */
const vitest = (
  name: string,
  {
    args = [],
    env,
    isAside = false,
  }: { args?: readonly string[]; env: NodeJS.ProcessEnv; isAside?: boolean },
): Promise<RunPart> => {
  const file = `${REPORTS}/${name}.json`;
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const command = [packageCommand('vitest'), 'run', ...reporters, ...args];
  return runPart(name, { args: command, env, isAside }, (ok) => readUnit(file, ok));
};

/** The package as it is installed and started, and apps that are installed; only the full run has it. */
export const packaged = (): Promise<RunPart> =>
  vitest('installed', {
    // One after the other, so that the unit tests have a core to themselves.
    args: [...PACKAGE_SUITES, '--no-file-parallelism'],
    env: { TEST_TIER: '', TEST_FULL: '1' },
    isAside: true,
  });

/**
 * @param isFull both engines everywhere, every case of a property
 * @param hasLong the suites tagged `@long` too
 */
export const unit = (isFull: boolean, hasLong: boolean): Promise<RunPart> =>
  vitest('unit', {
    env: {
      TEST_TIER: isFull ? '' : 'main',
      TEST_FULL: isFull ? '1' : '',
      TEST_LONG: hasLong ? '1' : '',
      TEST_PACKAGE: isFull ? 'excluded' : '',
    },
  });

/** @param reached spec files that run whole beside the main tier; undefined for all journeys */
export const browser = (reached: readonly string[] | undefined): Promise<RunPart> => {
  const file = `${REPORTS}/browser.json`;
  // A shared machine may stall for longer than any wait is worth; the run lists which tests were repeated.
  const args = [
    packageCommand('@playwright/test', 'playwright'),
    'test',
    '--retries=1',
    '--reporter=line,json',
    // Three leave a fifth of two cores idle there: rarer journeys wait for maintenance, restarts and lost lines.
    ...(reached ? [] : ['--workers=4']),
  ];
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    CHROMIUM_PATH: findChromium(),
    ...(reached && { TEST_TIER: 'main', TEST_REACHED: reached.join(',') }),
  };
  return runPart('browser', { args, env }, (ok) => readBrowser(file, ok));
};
