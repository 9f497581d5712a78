/**
 * `npm start`: builds what has changed, then serves, with the demo store unless `DEMO=0` says otherwise. The first start
 * fills the demo store beside the builds. Nobody waits for the posters and for the best compression: both come while
 * the server answers.
 */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readEnvironment, type Environment } from '../server/config/environment.ts';
import { type BuildName, buildNames } from './build/builds.ts';
import { compressBuilds } from './build/compress-builds.ts';
import { isBuilt, ROOT, runBuilds, runScript } from './build/run-builds.ts';

process.env['DEMO'] ||= '1';
process.env['DEMO_PICTURES'] ||= 'later';
process.env['LOG_FORMAT'] ||= 'text';

const log = (line: string): void => console.log(line);

const fail = (error: unknown): never => {
  console.error((error as Error).message);
  return process.exit(1);
};

function read(): Environment {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    return fail(error);
  }
}

/** Much is made and soon forgotten; and a second, better compilation of PGlite's code takes longer than it saves so soon. */
const FILL_FLAGS = ['--max-semi-space-size=32', '--wasm-tiering-budget=60000000'];

/** Only a folder of this machine that holds nothing yet is filled beside the builds; any other store the server fills. */
const isFresh = ({ DEMO, DATA_DIR, DATABASE_URL, PLATFORM_URL }: Environment): boolean =>
  DEMO &&
  DATABASE_URL === undefined &&
  PLATFORM_URL === undefined &&
  !existsSync(join(DATA_DIR, 'database/PG_VERSION'));

async function prepare(): Promise<void> {
  const fresh = isFresh(read());
  const missing = buildNames.filter((name) => !isBuilt(name));
  if (missing.length > 0) log('Building Counterpart. The first time takes about half a minute.');
  if (fresh) log('Filling the demo store: two years of a poster shop');
  const build = (names: readonly BuildName[], atOnce: number): Promise<void> =>
    runBuilds(
      names.filter((name) => missing.includes(name)),
      { vite: ['--logLevel', 'warn'], force: true, atOnce, log },
    );
  const cores = availableParallelism();
  const fill = async (): Promise<void> => {
    if (!fresh) return build(['store'], 1);
    const started = performance.now();
    await runScript([...FILL_FLAGS, join(ROOT, 'src/tools/fresh-store.ts')]);
    log(`Filled the demo store in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  };
  const others = buildNames.filter((name) => name !== 'store');
  const buildOthers = async (): Promise<void> => {
    await build(others, Math.max(1, cores - 1));
    await compressBuilds(others, ['gz']);
  };
  await Promise.all([fill(), buildOthers()]);
}

await prepare().catch(fail);
await runScript([join(import.meta.dirname, 'build/compress-quietly.ts')]);
await import(pathToFileURL(join(ROOT, 'dist/server/main.mjs')).href);
