/**
 * `npm test`: checks and the build beside the unit and contract tests, then the browser tests. The last line sums all
 * of them up; before it stand what each part took and the ten slowest of all.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { findChromium } from './find-chromium.ts';
import { packageCommand } from './package-command.ts';
import { readBrowser, readChecks, readUnit, seconds, slowest, type Outcome } from './test-reports.ts';

const REPORTS = '.tmp/reports';
const times: string[] = [];

async function run(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}

/** Beside another part: what it says is kept until it has ended. */
async function runAside(args: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  console.log(`\n${output}`);
  return code === 0;
}

async function part<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  const result = await work();
  times.push(`${name} ${seconds(performance.now() - started)}`);
  return result;
}

const checks = (): Promise<Outcome> =>
  part('checks', async () => {
    const file = `${REPORTS}/checks.json`;
    return readChecks(file, await runAside(['src/tools/check.ts', `--report=${file}`]));
  });

const unit = (): Promise<Outcome> =>
  part('unit', async () => {
    const file = `${REPORTS}/unit.json`;
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
    return readUnit(file, await run([packageCommand('vitest'), 'run', ...reporters]));
  });

const build = (): Promise<boolean> =>
  part('build', () => runAside(['src/tools/build.ts', '--logLevel', 'warn']));

const browser = (): Promise<Outcome> =>
  part('browser', async () => {
    const file = `${REPORTS}/browser.json`;
    const ok = await run([packageCommand('@playwright/test', 'playwright'), 'test', '--reporter=line,json'], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      CHROMIUM_PATH: findChromium(),
    });
    return readBrowser(file, ok);
  });

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const [[told, isBuilt], tested] = await Promise.all([
  checks().then(async (told) => [told, await build()] as const),
  unit(),
]);
const walked = isBuilt ? await browser() : { passed: 0, failed: 1, slow: [], broken: ['the build'] };
const outcomes = [told, tested, walked];
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
console.log(`\nslowest:\n${slowest(outcomes).join('\n')}\n${times.join(', ')}`);
if (failed > 0) console.log(`failed:\n  ${outcomes.flatMap(({ broken }) => broken).join('\n  ')}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
