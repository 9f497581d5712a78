/**
 * `npm test`: checks, the build and the demo store beside the unit and contract tests, then the browser tests of the
 * main tier and of the areas that changed since the last full run. `npm run test:full`: all tiers, and the package as
 * it is installed. The last line totals all of them up; before it stands what each part cost.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { hashAreas } from './test-run/area-sources.ts';
import { recordFullRun } from './test-run/full-run.ts';
import { browser, build, checks, demoStore, packaged, REPORTS, unit } from './test-run/run-parts.ts';
import { planReach } from './test-run/plan-reach.ts';
import type { RunPart } from './test-run/run-part.ts';
import { summarize } from './test-run/summary.ts';

const { values } = parseArgs({ options: { full: { type: 'boolean', default: false } } });
const isFull = values.full;

/** The parts without which the browser part cannot begin. */
const PREPARATIONS = new Set(['build', 'demo store']);

const started = performance.now();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

// A full run proves the sources as they were when it began.
const hashes = isFull ? hashAreas() : {};
const reach = isFull ? undefined : planReach();
if (reach) console.log(reach.message);
/** One after the other, so that the unit tests have a core to themselves. */
async function checkAndPrepare(): Promise<RunPart[]> {
  const parts = [await checks(), await build()];
  if (parts[1]?.failed !== 0) return parts;
  return [...parts, await demoStore(), ...(isFull ? [await packaged()] : [])];
}

const [aside, tested] = await Promise.all([checkAndPrepare(), unit(isFull, reach?.hasLong ?? true)]);
const isReady = aside.every(({ name, failed }) => !PREPARATIONS.has(name) || failed === 0);
const walked = isReady ? [await browser(reach?.specs)] : [];
const parts = [...aside, tested, ...walked];
const { text, failed } = summarize({
  parts,
  wallSeconds: (performance.now() - started) / 1000,
  isFull,
  hasReached: reach === undefined || reach.specs.length > 0,
});
if (isFull && failed === 0) recordFullRun(hashes, parts);
console.log(reach ? `\n${reach.message}${text}` : text);
process.exitCode = failed > 0 ? 1 : 0;
