/**
 * `node src/tools/terms.ts`: rejects avoided words in names of files, types, exports, audited operations, messages and
 * CSS classes, and in the English messages themselves. There are no exceptions.
 */
import { existsSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findAvoided, findAvoidedClasses, findAvoidedPaths } from './terms/find-avoided.ts';

const root = join(import.meta.dirname, '../..');

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
  ...files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => findAvoidedClasses(file, readFileSync(join(root, file), 'utf8'))),
];
for (const { file, kind, subject, instead } of findings) {
  console.log(`${file}: ${kind} “${subject}”: write ${instead}`);
  process.exitCode = 1;
}
