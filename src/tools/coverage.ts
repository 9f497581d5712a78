/** `npm run coverage`: prints and writes what of the contract is done; `--check` only compares. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { services } from '../platform/services.ts';
import { countMarks, measureCoverage, renderCoverage, unexplained } from './coverage-table.ts';

const root = join(import.meta.dirname, '../..');
const document = join(root, 'docs/coverage.md');
const packages = measureCoverage(services);
const text = renderCoverage(packages);

if (process.argv.includes('--check')) {
  if (readFileSync(document, { encoding: 'utf8', flag: 'a+' }) !== text) {
    console.error('docs/coverage.md is stale; run `npm run coverage`.');
    process.exitCode = 1;
  }
  const wanting = unexplained(packages);
  if (wanting.length > 0) {
    console.error(`Say in src/tools/contract/not-served.ts why these are missing: ${wanting.join(', ')}`);
    process.exitCode = 1;
  }
} else {
  writeFileSync(document, text);
  for (const { package: name, done, missing } of packages.filter((entry) => entry.done.length > 0)) {
    console.log(`${name}: ${done.length} done, ${missing.length} missing`);
    console.log(`  done     ${done.join(' ')}`);
    console.log(`  missing  ${missing.join(' ')}`);
  }
  const total = packages.reduce((sum, { done, missing }) => sum + done.length + missing.length, 0);
  console.log(`${packages.reduce((sum, { done }) => sum + done.length, 0)} of ${total} operations`);
  const sources = globSync('src/**/*.test.{ts,tsx}', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  const { sdk, docs, assumed } = countMarks(sources);
  console.log(`tests: ${sdk} by the SDK, ${docs} by its documentation, ${assumed} by assumption`);
}
