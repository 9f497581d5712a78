import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const CARRIAGE_RETURN = 13;

/** The same whatever line ends Git writes on this system. */
const withLineFeeds = (bytes: Buffer): Buffer | string =>
  bytes.includes(CARRIAGE_RETURN) ? bytes.toString('latin1').replaceAll('\r\n', '\n') : bytes;

/**
 * A key that changes when a file changes, is added, renamed or removed.
 * @param files relative to `root`, in any order; one that does not exist counts as missing
 * @returns 64 hexadecimal digits
 */
export function filesKey(root: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of [...new Set(files.map((each) => each.replaceAll('\\', '/')))].toSorted()) {
    const path = join(root, file);
    const isFile = statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
    const content = createHash('sha256').update(isFile ? withLineFeeds(readFileSync(path)) : 'missing');
    hash.update(`${file}\0`).update(content.digest());
  }
  return hash.digest('hex');
}
