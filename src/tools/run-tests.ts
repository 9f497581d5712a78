/**
 * `npm test`: checks and the build beside the unit and contract tests, then the browser tests of the main tier and of
 * the areas that changed since the last full run. `npm run test:full`: all tiers. The last line sums all of them up;
 * before it stands what each part cost.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { hashAreas } from './test-run/area-sources.ts';
import { recordFullRun } from './test-run/full-run.ts';
import { browser, build, checks, REPORTS, unit } from './test-run/parts.ts';
import { planReach } from './test-run/plan-reach.ts';
import { summarize } from './test-run/summary.ts';

const { values } = parseArgs({ options: { full: { type: 'boolean', default: false } } });
const isFull = values.full;
const started = performance.now();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

// A full run proves the sources as they were when it began.
const hashes = isFull ? hashAreas() : {};
const reach = isFull ? undefined : planReach();
if (reach) console.log(reach.message);
const [[checked, built], tested] = await Promise.all([
  checks().then(async (checked) => [checked, await build()] as const),
  unit(isFull, reach?.hasLong ?? true),
]);
const walked = built.failed === 0 ? [await browser(reach?.specs)] : [];
const parts = [checked, built, tested, ...walked];
const { text, failed } = summarize({
  parts,
  wallSeconds: (performance.now() - started) / 1000,
  isFull,
  hasReached: reach === undefined || reach.specs.length > 0,
});
if (isFull && failed === 0) recordFullRun(hashes, parts);
console.log(reach ? `\n${reach.message}${text}` : text);
process.exitCode = failed > 0 ? 1 : 0;
