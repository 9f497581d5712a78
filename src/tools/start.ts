/** `npm start`: builds, then serves, with the demo store unless `DEMO=0` says otherwise. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const build = [join(import.meta.dirname, 'build.ts'), '--logLevel', 'warn'];
const { status } = spawnSync(process.execPath, build, { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

process.env['DEMO'] ||= '1';
await import(pathToFileURL(join(import.meta.dirname, '../../dist/server/main.mjs')).href);
