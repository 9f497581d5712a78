import { createHash, type Hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { SEAL, type Seal } from './archive-writer.ts';

type Content = AsyncIterable<Uint8Array>;

export interface ArchiveEntry {
  name: string;
  content: Content;
}

/** What is the matter with an archive, as the operator reads it. */
export class ArchiveProblem extends Error {
  constructor(text: string, cause?: unknown) {
    super(`The backup cannot be used: ${text}.`, { cause });
  }
}

/**
 * The entries one after the other, each to be read before the next. It ends well only where the seal was there and
 * every entry was what the seal says.
 * @throws ArchiveProblem
 */
export async function* readArchive(source: Readable): AsyncGenerator<ArchiveEntry> {
  const totals = new Map<string, string>();
  let seal: Seal | undefined;
  const unpacked = extract();
  const unzipped = createGunzip();
  const fail = (error: Error): void => void unpacked.destroy(error);
  source.on('error', fail);
  unzipped.on('error', fail);
  source.pipe(unzipped).pipe(unpacked);
  try {
    for await (const entry of unpacked) {
      const { name } = entry.header;
      if (seal) throw new ArchiveProblem('it goes on after its end');
      if (totals.has(name)) throw new ArchiveProblem(`${name} is in it twice`);
      if (name === SEAL) {
        seal = JSON.parse(await textOf(entry)) as Seal;
        continue;
      }
      const hash = createHash('sha256');
      const content = summed(entry, hash);
      yield { name, content };
      // What nobody wanted of it counts all the same.
      await textOf(content);
      totals.set(name, hash.digest('hex'));
    }
  } catch (error) {
    throw asProblem(error);
  } finally {
    source.destroy();
    unzipped.destroy();
  }
  if (!seal) throw new ArchiveProblem('its end is missing');
  const names = new Set([...totals.keys(), ...Object.keys(seal.entries)]);
  const differing = [...names].find((name) => seal.entries[name] !== totals.get(name));
  if (differing !== undefined) throw new ArchiveProblem(`${differing} is not what was written`);
}

const asProblem = (error: unknown): ArchiveProblem =>
  error instanceof ArchiveProblem
    ? error
    : new ArchiveProblem(error instanceof Error ? error.message : String(error), error);

async function* summed(content: Content, hash: Hash): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of content) {
      hash.update(chunk);
      yield chunk;
    }
  } catch (error) {
    throw asProblem(error);
  }
}

export async function textOf(content: Content): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
