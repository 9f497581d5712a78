import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A path of the repository and the hash of what the file holds. */
export type FileHashes = ReadonlyMap<string, string>;

const sha = (content: string | Buffer): string => createHash('sha256').update(content).digest('base64url');

function git(root: string, args: readonly string[]): string[] | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  return status === 0 ? stdout.split('\0').filter((line) => line !== '') : undefined;
}

/**
 * Every file that is not ignored, whether committed or not; undefined outside a Git repository.
 */
export function hashFiles(root: string): FileHashes | undefined {
  const files = git(root, ['ls-files', '--cached', '--others', '--exclude-standard', '-z']);
  if (!files) return undefined;
  const present = [...new Set(files)].filter((file) => existsSync(join(root, file))).sort();
  return new Map(present.map((file) => [file, sha(readFileSync(join(root, file)))]));
}

/** Files that differ from `HEAD`, or from where this branch left `main`; undefined where Git cannot say. */
export function changedFiles(root: string): string[] | undefined {
  const base = ['origin/main', 'main']
    .map((branch) => git(root, ['merge-base', branch, 'HEAD'])?.[0]?.trim())
    .find((commit) => commit !== undefined);
  const differing = git(root, ['diff', '--name-only', '--diff-filter=d', '-z', base ?? 'HEAD', '--']);
  const added = git(root, ['ls-files', '--others', '--exclude-standard', '-z']);
  return differing && added && [...new Set([...differing, ...added])].sort();
}

/** What npm wrote about the packages that are installed, which is not always what the lock file asks for. */
export function installedPackages(root: string): string {
  const file = join(root, 'node_modules/.package-lock.json');
  return existsSync(file) ? sha(readFileSync(file)) : '';
}

/** One key for the files a step reads, their paths included, and for whatever else decides its result. */
export function keyOf(reads: RegExp, files: FileHashes, others: readonly string[]): string {
  const read = [...files].filter(([path]) => reads.test(path));
  return sha(JSON.stringify([others, read]));
}
