/**
 * `npm run build`: the back office, the shop for the browser, the shop for the server, the server with all packages but
 * the native ones, and the empty store that a fresh folder of data begins with: `node dist/server/main.mjs` starts the
 * product. `npm run build -- server` builds the server and its empty store alone. What has not changed since the last
 * build is skipped; `--force` builds it nevertheless. `--no-brotli` leaves out the dearest part, which only makes what
 * travels smaller. Everything else is handed to Vite.
 */
import { buildNames, isBuildName } from './build/builds.ts';
import { compressBuilds } from './build/compress-builds.ts';
import { runBuilds } from './build/run-builds.ts';

const words = process.argv.slice(2);
const named = words.filter(isBuildName);
const isOurs = (word: string): boolean => isBuildName(word) || word === '--force' || word === '--no-brotli';
const vite = words.filter((word) => !isOurs(word));
const isPlain = vite.length === 0 || (vite.length === 2 && vite[0] === '--logLevel');

const names = named.length > 0 ? named : buildNames;
const wanted = new Set(names.includes('server') ? [...names, 'store' as const] : names);
try {
  await runBuilds([...wanted], {
    vite: isPlain && vite.length === 0 ? ['--logLevel', 'warn'] : vite,
    // Other arguments, such as a folder or a mode, make another result from the same sources.
    force: words.includes('--force') || !isPlain,
    log: (line) => console.log(line),
  });
  await compressBuilds([...wanted], words.includes('--no-brotli') ? ['gz'] : ['gz', 'br']);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
