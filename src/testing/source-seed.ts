import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { THOROUGH } from './thorough.ts';

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

/** What the cases of a run follow from: what is asked for, the sources, or nothing at all in the long run. */
export function chooseSeed(sources: string, asked = process.env['FC_SEED']): { seed: number; from: string } {
  if (asked) return { seed: Number(asked), from: 'FC_SEED' };
  if (THOROUGH) return { seed: Math.trunc(Math.random() * 2 ** 31), from: 'drawn anew' };
  return { seed: seedOf(sources), from: 'the sources' };
}
