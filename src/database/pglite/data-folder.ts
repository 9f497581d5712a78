import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

export interface Claim {
  release(): Promise<void>;
}

/** Locks of this process. */
const heldHere = new Set<string>();

const lockFile = (dataDir: string): string => `${dataDir}.lock`;
const initialisingFile = (dataDir: string): string => `${dataDir}.initialising`;

/** Tells one life of a process number from the next one; Linux only, empty elsewhere. */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // Fields are counted after the command's name, which may hold spaces and parentheses.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

async function isAlive(holder: string): Promise<boolean> {
  const [pid = '', start = ''] = holder.split(' ');
  // An earlier life of this number, as after a container's restart: what this process holds is known.
  if (Number(pid) === process.pid) return false;
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return start === (await startOf(Number(pid)));
}

/**
 * One process at a time: two on one folder would destroy it. A folder whose very first start was killed half-way holds
 * nothing yet and is begun again.
 */
export async function claimDataFolder(dataDir: string): Promise<Claim> {
  await mkdir(dirname(dataDir), { recursive: true });
  const file = lockFile(dataDir);
  const me = `${process.pid} ${await startOf(process.pid)}`;
  await takeLock(file, me, dataDir);
  heldHere.add(file);
  if (existsSync(initialisingFile(dataDir))) await rm(dataDir, { recursive: true, force: true });
  if (!existsSync(`${dataDir}/PG_VERSION`)) await writeFile(initialisingFile(dataDir), '');
  return {
    async release() {
      heldHere.delete(file);
      await rm(file, { force: true });
    },
  };
}

async function takeLock(file: string, me: string, dataDir: string): Promise<void> {
  try {
    await writeFile(file, me, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const holder = await readFile(file, 'utf8');
    if (heldHere.has(file) || (await isAlive(holder))) {
      throw new Error(`The data folder ${dataDir} is in use by process ${holder.split(' ')[0]}.`, {
        cause: error,
      });
    }
    await rm(file, { force: true });
    await takeLock(file, me, dataDir);
  }
}

/** From here on the folder may hold data and is never begun again. */
export async function markInitialised(dataDir: string): Promise<void> {
  await rm(initialisingFile(dataDir), { force: true });
}
