import { mkdir, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { SettingProblem } from './setting-problem.ts';

/** A new database takes 40 MB, and half of that more whenever it writes a lot. */
const MIN_FREE_BYTES = 20_000_000;

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'nothing can be written there',
  EEXIST: 'it is a file, not a folder',
  ENOTDIR: 'it is in a file, not in a folder',
  ENOENT: 'no folder can be made there',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full for this user',
  EFBIG: 'files cannot grow there',
};

/** The same as PGlite knows them: by WASI's numbers. */
const WASI: Readonly<Record<number, string>> = {
  2: 'EACCES',
  19: 'EDQUOT',
  20: 'EEXIST',
  22: 'EFBIG',
  44: 'ENOENT',
  51: 'ENOSPC',
  54: 'ENOTDIR',
  63: 'EPERM',
  69: 'EROFS',
};

async function isFull(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => undefined);
  return disk !== undefined && disk.bavail * disk.bsize < MIN_FREE_BYTES;
}

/** What is the matter with the folder, given what failed in it. */
export async function dataFolderProblem(folder: string, error: unknown): Promise<SettingProblem> {
  const { code, errno, message } = error as { code?: string; errno?: number; message?: string };
  const known = REASONS[code ?? ''] ?? REASONS[WASI[errno ?? 0] ?? ''];
  const text = known ?? ((await isFull(folder)) ? 'the disk is full' : message);
  return new SettingProblem('DATA_DIR', `${folder} cannot be used: ${text ?? 'it did not open'}`, error);
}

/** Not `recursive`: that never ends below `/proc`. */
async function makeFolder(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory()) return;
  if (!found && dirname(path) !== path) await makeFolder(dirname(path));
  await mkdir(path).catch(async (error: NodeJS.ErrnoException) => {
    // Made by another process meanwhile.
    if (error.code !== 'EEXIST' || !(await stat(path)).isDirectory()) throw error;
  });
}

/** @throws SettingProblem unless files can be written in the folder and those in it that we use are folders */
export async function checkDataFolder(folder: string, parts: readonly string[]): Promise<void> {
  const path = resolve(folder);
  try {
    await makeFolder(path);
    const probe = join(path, `.probe-${process.pid}`);
    await writeFile(probe, 'x');
    await rm(probe);
  } catch (error) {
    throw await dataFolderProblem(path, error);
  }
  for (const part of parts) {
    const found = await stat(join(path, part)).catch(() => undefined);
    if (found && !found.isDirectory()) throw await dataFolderProblem(join(path, part), { code: 'EEXIST' });
  }
}
