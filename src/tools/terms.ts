/**
 * `node src/tools/terms.ts`: refuses avoided words in names of files, types, exports, audited operations and messages, and
 * in the English messages themselves. `--prune` drops exceptions that are no longer needed.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findAvoided, findAvoidedPaths, lineOf } from './terms/find-avoided.ts';

const { values } = parseArgs({ options: { prune: { type: 'boolean' } } });
const root = join(import.meta.dirname, '../..');
const list = join(root, 'src/tools/terms/exceptions.txt');

const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'e2e'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1e8,
}).stdout.split('\n');
/** What others have written, what the tools generate, and code that exists to be wrong. */
const FOREIGN = /\/generated\/|^src\/stand-ins\/|^src\/tools\/boundaries-fixture\//;
const files = listed.filter(
  (file) => /\.(ts|tsx|css|mjs)$/.test(file) && !FOREIGN.test(file) && existsSync(join(root, file)),
);

const findings = [
  ...findAvoidedPaths(files),
  ...files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => findAvoided(file, readFileSync(join(root, file), 'utf8'))),
];
const exceptions = readFileSync(list, 'utf8').split('\n').filter(Boolean);
const found = new Set(findings.map(lineOf));
const stale = exceptions.filter((line) => !found.has(line));
const known = new Set(exceptions);

for (const finding of findings) {
  if (known.has(lineOf(finding))) continue;
  console.log(`${finding.file}: ${finding.kind} “${finding.subject}”: write ${finding.instead}`);
  process.exitCode = 1;
}
if (values.prune)
  writeFileSync(
    list,
    exceptions
      .filter((line) => found.has(line))
      .map((line) => `${line}\n`)
      .join(''),
  );
else if (stale.length > 0) {
  console.log(
    `No longer needed in src/tools/terms/exceptions.txt (\`node src/tools/terms.ts --prune\`):\n${stale.join('\n')}`,
  );
  process.exitCode = 1;
}
