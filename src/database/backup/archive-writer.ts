import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { pack } from 'tar-stream';

/** Of everything before it, by name; its being there says that the archive is whole. */
export const SEAL = 'seal.json';

export interface Seal {
  /** SHA-256 of each entry. */
  entries: Readonly<Record<string, string>>;
}

/** A packed tar that is written as it comes, and adds up each entry. */
export class ArchiveWriter {
  readonly #pack = pack();
  readonly #entries: Record<string, string> = {};
  readonly #written: Promise<void>;
  /** Tells whoever waits for an entry that nothing is written any more. */
  #fail: (error: unknown) => void = () => {};

  constructor(out: Writable) {
    const packed = createGzip({ level: constants.Z_BEST_SPEED });
    this.#written = pipeline(this.#pack, packed, out, { end: true });
    this.#written.catch((error: unknown) => this.#fail(error));
    // It says so once more when it is destroyed.
    this.#pack.on('error', (error) => this.#fail(error));
  }

  async text(name: string, text: string): Promise<void> {
    const bytes = Buffer.from(text);
    this.#entries[name] = createHash('sha256').update(bytes).digest('hex');
    await this.#add(name, (done) => this.#pack.entry({ name }, bytes, done));
  }

  async file(name: string, path: string): Promise<void> {
    const { size } = await stat(path);
    const hash = createHash('sha256');
    const content = createReadStream(path, size > 0 ? { end: size - 1 } : {});
    content.on('data', (chunk) => hash.update(chunk));
    await this.#add(name, (done) => {
      const entry = this.#pack.entry({ name, size }, done);
      content.on('error', (error) => entry.destroy(error));
      return content.pipe(entry);
    });
    this.#entries[name] = hash.digest('hex');
  }

  /** Ends the archive, once all of it is written out. */
  async seal(): Promise<void> {
    const seal: Seal = { entries: { ...this.#entries } };
    await this.text(SEAL, JSON.stringify(seal));
    this.#pack.finalize();
    await this.#written;
  }

  abandon(): void {
    this.#pack.destroy();
  }

  /** Resolves once it has gone on its way, so that no more than one entry waits in memory. */
  #add(name: string, entry: (done: (error?: Error | null) => void) => Writable): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#fail = (error) => reject(new Error(`${name} was not written`, { cause: error }));
      entry((error) => (error ? this.#fail(error) : resolve())).on('error', (error) => this.#fail(error));
    });
  }
}
