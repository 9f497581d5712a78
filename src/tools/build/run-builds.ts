import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { packageCommand } from '../package-command.ts';
import { isCurrent } from './build-record.ts';
import { type Build, type BuildName, builds } from './builds.ts';

export const ROOT = join(import.meta.dirname, '../../..');
const EMPTY_STORE = join(import.meta.dirname, '../empty-store.ts');

interface Options {
  /** Further arguments of Vite. */
  vite?: readonly string[];
  /** Builds what has not changed, too. */
  force?: boolean;
  /** How many run at a time; default: one a core. */
  atOnce?: number;
  log: (line: string) => void;
}

/** Runs a script and returns its output. @throws with the output where it fails */
export function runScript(args: readonly string[], onLine?: (line: string) => void): Promise<string> {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (onLine) for (const line of text.split('\n').filter(Boolean)) onLine(line);
    });
  }
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  child.once('error', reject);
  child.once('close', (code) => (code === 0 ? resolve(output.trim()) : reject(new Error(output.trim()))));
  return promise;
}

export const isBuilt = (name: BuildName): boolean => isCurrent(ROOT, builds[name].folder);

/**
 * Runs the builds side by side and skips those whose sources are the same as last time.
 * @returns whether anything was built
 * @throws with the output of the first build that fails
 */
export async function runBuilds(names: readonly BuildName[], options: Options): Promise<void> {
  const { vite = [], force = false, atOnce = availableParallelism(), log } = options;
  const limit = pLimit(atOnce);
  const isWanted = (name: BuildName): boolean => force || !isBuilt(name);
  const build = async (name: BuildName): Promise<void> => {
    const { label, ...args }: Build = builds[name];
    const started = performance.now();
    const output = await runScript(
      args.vite ? [packageCommand('vite'), ...args.vite, ...vite] : [EMPTY_STORE],
    );
    if (output !== '') log(output);
    log(`Built the ${label} in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  };
  await Promise.all(names.filter(isWanted).map((name) => limit(() => build(name))));
}
