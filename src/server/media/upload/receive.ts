import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { PlatformError } from '#platform/contract/errors.ts';
import { isEmpty, isTooLarge } from './errors.ts';
import { whileStoring } from './storage-error.ts';

/** Bytes on this machine that are whole but nobody's yet. */
export interface Draft {
  path: string;
  sizeInBytes: number;
  sha256: string;
  md5: string;
}

export interface ReceiveLimits {
  maxBytes: number;
  /** Without a byte for so long, nobody waits for more. */
  stallMs?: number;
}

const STALL_MS = 60_000;
/** Written at once: as fast as larger pieces, and no matter for the memory. */
const PIECE = 1_048_576;

const hashes = (): { sha256: Hash; md5: Hash } => ({
  sha256: createHash('sha256'),
  md5: createHash('md5'),
});

/** So much of what is rejected is read, and for so long: whoever still sends reads no answer. */
const MAX_DISCARDED = 64 * PIECE;
const DISCARD_MS = 2_000;

/** Lets the rest pass, for whoever sends it to hear why it is not wanted. */
export async function discard(
  reader: Pick<ReadableStreamDefaultReader<Uint8Array>, 'read' | 'cancel'>,
): Promise<void> {
  let size = 0;
  const timer = setTimeout(() => void reader.cancel().catch(() => {}), DISCARD_MS);
  try {
    while (size < MAX_DISCARDED) {
      const { done, value } = await reader.read();
      if (done) return;
      size += value.length;
    }
    await reader.cancel();
  } catch {
    // Nobody sends any more.
  } finally {
    clearTimeout(timer);
  }
}

async function* chunksOf(
  body: ReadableStream<Uint8Array>,
  stallMs: number,
): AsyncGenerator<Uint8Array, void, void> {
  const reader = body.getReader();
  let stalled = false;
  let ended = false;
  const timer = setTimeout(() => {
    stalled = true;
    reader.cancel().catch(() => {});
  }, stallMs);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      timer.refresh();
      ended = done;
      if (stalled)
        throw new PlatformError(408, 'The upload stood still for too long.', { code: 'UPLOAD_STALLED' });
      if (done) return;
      yield value;
    }
  } catch (cause) {
    ended = true;
    if (cause instanceof PlatformError) throw cause;
    throw new PlatformError(400, 'The upload ended before its end.', { code: 'UPLOAD_CUT', cause });
  } finally {
    clearTimeout(timer);
    if (!ended) await discard(reader);
  }
}

/** What is read next is hashed while what was read before is written. */
class Writer {
  readonly #file: FileHandle;
  #waiting: Uint8Array[] = [];
  #size = 0;
  #writing: Promise<unknown> = Promise.resolve();

  constructor(file: FileHandle) {
    this.#file = file;
  }

  async add(chunk: Uint8Array): Promise<void> {
    this.#waiting.push(chunk);
    this.#size += chunk.length;
    if (this.#size >= PIECE) await this.flush();
  }

  async flush(): Promise<void> {
    await this.#writing;
    const pieces = this.#waiting;
    this.#waiting = [];
    this.#size = 0;
    if (pieces.length === 0) return;
    this.#writing = this.#file.appendFile(Buffer.concat(pieces));
    // Whoever waits for it next hears of it.
    this.#writing.catch(() => {});
  }

  async end(): Promise<void> {
    await this.flush();
    await this.#writing;
    await this.#file.datasync();
  }
}

/**
 * Writes what comes to a file at this path: whole, or nothing is there.
 * @throws 400 for nothing, or an end that came too soon; 408, 413; 507 or 503 where it cannot be kept
 */
export async function receive(
  body: ReadableStream<Uint8Array> | null,
  path: string,
  { maxBytes, stallMs = STALL_MS }: ReceiveLimits,
): Promise<Draft> {
  if (!body) throw isEmpty();
  const { sha256, md5 } = hashes();
  let sizeInBytes = 0;
  const file = await whileStoring(() => open(path, 'wx'));
  try {
    const writer = new Writer(file);
    for await (const chunk of chunksOf(body, stallMs)) {
      sizeInBytes += chunk.length;
      if (sizeInBytes > maxBytes) throw isTooLarge(maxBytes);
      sha256.update(chunk);
      md5.update(chunk);
      await whileStoring(() => writer.add(chunk));
    }
    if (sizeInBytes === 0) throw isEmpty();
    await whileStoring(() => writer.end());
    await file.close();
    return { path, sizeInBytes, sha256: sha256.digest('hex'), md5: md5.digest('hex') };
  } catch (error) {
    await file.close().catch(() => {});
    await rm(path, { force: true });
    throw error;
  }
}

/** Of a file that came in parts. */
export async function readDraft(path: string): Promise<Draft> {
  const { sha256, md5 } = hashes();
  let sizeInBytes = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: PIECE })) {
    const bytes = chunk as Buffer;
    sizeInBytes += bytes.length;
    sha256.update(bytes);
    md5.update(bytes);
  }
  if (sizeInBytes === 0) throw isEmpty();
  return { path, sizeInBytes, sha256: sha256.digest('hex'), md5: md5.digest('hex') };
}
