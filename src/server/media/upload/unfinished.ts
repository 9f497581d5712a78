import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** An address for an upload is good for a day. */
export const UNFINISHED_MS = 25 * 3_600_000;

/** Removes what lies among the drafts since nobody may go on with it. */
export async function forgetUnfinished(drafts: string, now: Date): Promise<void> {
  const names = await readdir(drafts).catch(() => []);
  for (const name of names) {
    const path = join(drafts, name);
    const found = await stat(path).catch(() => undefined);
    if (found?.isFile() && now.getTime() - found.mtimeMs > UNFINISHED_MS) await rm(path, { force: true });
  }
}
