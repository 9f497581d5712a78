/**
 * `npm test`: checks and the build beside the unit and contract tests, then the browser tests of the main tier and of
 * the areas that changed since the last full run. `npm run test:full`: all tiers. The last line sums all of them up;
 * before it stands what each part cost.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { browser, build, checks, REPORTS, unit } from './test-run/parts.ts';
import { summarize } from './test-run/summary.ts';

const { values } = parseArgs({ options: { full: { type: 'boolean', default: false } } });
const isFull = values.full;
const started = performance.now();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const reached = isFull ? undefined : [];
const [[checked, built], tested] = await Promise.all([
  checks().then(async (checked) => [checked, await build()] as const),
  unit(isFull),
]);
const walked = built.failed === 0 ? [await browser(reached)] : [];
const { text, failed } = summarize({
  parts: [checked, built, tested, ...walked],
  wallSeconds: (performance.now() - started) / 1000,
  isFull,
  hasReached: reached === undefined || reached.length > 0,
});
console.log(text);
process.exitCode = failed > 0 ? 1 : 0;
