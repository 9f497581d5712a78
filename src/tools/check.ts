/**
 * `npm run check`: everything that can be checked without running the product. All steps run, side by side; one whose
 * inputs are those of its last pass is not repeated (`--fresh` repeats it). `--changed` looks at the changed files only,
 * and omits what needs the whole repository. `--beside-tests` leaves out what the unit tests prove as well.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PassedCache } from './checks/passed-cache.ts';
import { changedFiles, hashFiles, installedPackages, keyOf } from './checks/repository.ts';
import { runCommand } from './checks/run-command.ts';
import { CHECK_STEPS, type CheckStep } from './checks/steps.ts';
import { seconds, type Outcome, type Took } from './test-reports.ts';

const { values } = parseArgs({
  options: {
    report: { type: 'string' },
    changed: { type: 'boolean' },
    fresh: { type: 'boolean' },
    'beside-tests': { type: 'boolean' },
  },
});
const steps = CHECK_STEPS.filter(({ isTested }) => !isTested || !values['beside-tests']);
const root = join(import.meta.dirname, '../..');
const caches = join(root, 'node_modules/.cache');
const passed = new PassedCache(join(caches, 'checks'));
const env = { ...process.env, NODE_COMPILE_CACHE: join(caches, 'compile') };

const files = hashFiles(root);
const environment = [process.version, process.platform, installedPackages(root)];
const changed = values.changed ? changedFiles(root) : undefined;

const keyFor = (step: CheckStep, now = files): string | undefined =>
  now && keyOf(step.reads, now, [...environment, ...step.command]);

const complete: CheckStep[] = [];
const failed: string[] = [];
let omitted = 0;
const slow: Took[] = [];
let cpuSum = 0;

async function check(step: CheckStep): Promise<void> {
  const key = keyFor(step);
  if (key !== undefined && !values.fresh && passed.has(step.name, key)) {
    console.log(`✓ ${step.name} (unchanged)`);
    return;
  }
  const narrowed = changed && step.narrow?.(changed);
  if (changed && !narrowed?.length) {
    omitted += 1;
    console.log(`- ${step.name} (${step.narrow ? 'no such file changed' : 'needs the whole repository'})`);
    return;
  }
  const { ok, output, took, cpu } = await runCommand([...step.command, ...(narrowed ?? [])], {
    ...env,
    ...step.env,
  });
  if (ok && !narrowed) complete.push(step);
  if (!ok) failed.push(step.name);
  slow.push({ name: `check: ${step.name}`, took });
  cpuSum += cpu ?? 0;
  const used = cpu === undefined ? '' : `, ${seconds(cpu)} of CPU`;
  console.log(
    `${output.trim() === '' ? '' : `\n${output.trimEnd()}\n`}${ok ? '✓' : '✗'} ${step.name} (${seconds(took)}${used})`,
  );
}

const queue = [...steps];
async function work(): Promise<void> {
  for (let step = queue.shift(); step; step = queue.shift()) await check(step);
}
await Promise.all(Array.from({ length: Math.min(availableParallelism(), queue.length) }, work));

// A file that changed during the run may have been read either way: such a pass counts for nothing later.
const after = hashFiles(root);
for (const step of complete) {
  const key = keyFor(step);
  if (key !== undefined && key === keyFor(step, after)) passed.add(step.name, key);
}

const outcome: Outcome = {
  passed: steps.length - omitted - failed.length,
  failed: failed.length,
  slow,
  broken: failed,
};
if (values.report) writeFileSync(values.report, JSON.stringify(outcome));
console.log(
  `checks: ${outcome.passed} passed, ${outcome.failed} failed, ${omitted} omitted, ${seconds(cpuSum)} of CPU`,
);
process.exitCode = failed.length > 0 ? 1 : 0;
