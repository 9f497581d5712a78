import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CARRIAGE_RETURN = 13;

/** Whatever way its lines end where the tree was checked out. */
const plain = (text: Buffer): Buffer | string =>
  text.includes(CARRIAGE_RETURN) ? text.toString('latin1').replaceAll('\r\n', '\n') : text;

/** A number that follows from the names and the contents of all files in the folder: another one with any change of them. */
export function seedOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => ({ path, name: path.slice(folder.length).replaceAll('\\', '/') }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const whole = createHash('sha1');
  for (const { path, name } of files) {
    const content = createHash('sha1').update(plain(readFileSync(path)));
    whole.update(`${name}\n`).update(content.digest());
  }
  return whole.digest().readInt32BE();
}

/** The seed of a run's cases: the one that is requested, else one that follows from the sources. */
export function chooseSeed(sources: string, asked = process.env['FC_SEED']): { seed: number; from: string } {
  if (asked) return { seed: Number(asked), from: 'FC_SEED' };
  return { seed: seedOf(sources), from: 'the sources' };
}
