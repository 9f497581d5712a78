/** `npm run check`: everything that is told without running the product; all steps run, the first failure counts. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const steps: readonly (readonly [name: string, ...command: string[]])[] = [
  ['types', 'npm', 'run', '--silent', 'types'],
  ['lint', 'npm', 'run', '--silent', 'lint'],
  ['format', 'npm', 'run', '--silent', 'format:check'],
  ['boundaries', 'npm', 'run', '--silent', 'boundaries'],
  ['contract drift', 'node', 'src/tools/generate.ts', '--check'],
  ['coverage table', 'node', 'src/tools/coverage.ts', '--check'],
  ['unused code', 'npm', 'run', '--silent', 'unused'],
];

const { values } = parseArgs({ options: { report: { type: 'string' } } });

const failed: string[] = [];
for (const [name, command, ...args] of steps) {
  const started = performance.now();
  const { status } = spawnSync(command ?? '', args, { stdio: 'inherit' });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (status !== 0) failed.push(name);
}
const counts = { passed: steps.length - failed.length, failed: failed.length };
if (values.report) writeFileSync(values.report, JSON.stringify(counts));
console.log(`checks: ${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
