/** `npm run check`: everything that is told without running the product; all steps run, the first failure counts. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { seconds, type Outcome, type Took } from './test-reports.ts';

/** As typed: npm is a script of the shell's on Windows. */
const steps: readonly (readonly [name: string, command: string])[] = [
  ['types', 'npm run --silent types'],
  ['lint', 'npm run --silent lint'],
  ['format', 'npm run --silent format:check'],
  ['boundaries', 'npm run --silent boundaries'],
  ['contract drift', 'node src/tools/generate.ts --check'],
  ['schema', 'node src/tools/migration.ts --check'],
  ['coverage table', 'node src/tools/coverage.ts --check'],
  ['events table', 'node src/tools/events.ts --check'],
  ['unused code', 'npm run --silent unused'],
];

const { values } = parseArgs({ options: { report: { type: 'string' } } });

const failed: string[] = [];
const slow: Took[] = [];
for (const [name, command] of steps) {
  const started = performance.now();
  const { status } = spawnSync(command, { stdio: 'inherit', shell: true });
  const took = performance.now() - started;
  slow.push({ name: `check: ${name}`, took });
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds(took)})`);
  if (status !== 0) failed.push(name);
}
const outcome: Outcome = {
  passed: steps.length - failed.length,
  failed: failed.length,
  slow,
  broken: failed,
};
if (values.report) writeFileSync(values.report, JSON.stringify(outcome));
console.log(`checks: ${outcome.passed} passed, ${outcome.failed} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
