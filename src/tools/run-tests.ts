/**
 * `npm test`: checks, unit and contract tests on both engines, browser tests. The last line sums all of them up;
 * a check counts as one test.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findChromium } from './find-chromium.ts';

const REPORTS = '.tmp/reports';

interface Count {
  passed: number;
  failed: number;
}

/** The parts of the runners' reports that are read here. */
interface Report extends Count {
  numPassedTests: number;
  numFailedTests: number;
  stats: { expected: number; flaky: number; unexpected: number };
  errors: unknown[];
}

const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } })
    .status === 0;

/** A runner that died before it wrote its report counts as one failure. */
const readReport = (file: string, count: (report: Report) => Count, ok: boolean): Count => {
  try {
    const { passed, failed } = count(JSON.parse(readFileSync(file, 'utf8')) as Report);
    return { passed, failed: failed === 0 && !ok ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
};

function checks(): Count {
  const file = `${REPORTS}/checks.json`;
  const ok = run('node', ['src/tools/check.ts', `--report=${file}`]);
  return readReport(file, ({ passed, failed }) => ({ passed, failed }), ok);
}

function unit(): Count {
  const file = `${REPORTS}/unit.json`;
  const ok = run('vitest', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]);
  return readReport(file, (r) => ({ passed: r.numPassedTests, failed: r.numFailedTests }), ok);
}

function browser(): Count {
  if (!run('node', ['src/tools/build.ts', '--logLevel', 'warn'])) return { passed: 0, failed: 1 };
  const file = `${REPORTS}/browser.json`;
  const ok = run('playwright', ['test', '--reporter=line,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    CHROMIUM_PATH: findChromium(),
  });
  return readReport(
    file,
    ({ stats, errors }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
    }),
    ok,
  );
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const counts = [checks(), unit(), browser()];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
