import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import type { ReceivedFile } from '#shared/media.ts';
import { storageError } from './storage-error.ts';

/** What is known of an upload in parts. */
interface Note {
  size?: number;
  metadata?: Record<string, string | null>;
  creationDate: string;
  /** Whole, and on its way into the store: then the bytes may lie here no more. */
  received?: ReceivedFile;
}

/** Letters, digits, `-` and `_`: a token is the name of a file here. */
const TOKEN = /^[\w-]{16,200}$/;

/** Where uploads in parts lie, by their token. What has been written stays when the process ends. */
export class Partials extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'termination', 'expiration'];
  readonly #folder: string;
  readonly #keptMs: number;

  constructor(folder: string, keptMs: number) {
    super();
    this.#folder = folder;
    this.#keptMs = keptMs;
  }

  pathOf(token: string): string {
    if (!TOKEN.test(token)) throw ERRORS.FILE_NOT_FOUND;
    return join(this.#folder, `${token}.bytes`);
  }

  #notePath(token: string): string {
    return this.pathOf(token).replace(/bytes$/, 'note');
  }

  async note(token: string): Promise<Note | undefined> {
    if (!TOKEN.test(token)) return undefined;
    const text = await readFile(this.#notePath(token), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : (JSON.parse(text) as Note);
  }

  async setNote(token: string, note: Note): Promise<void> {
    const path = this.#notePath(token);
    await writeFile(`${path}.input`, JSON.stringify(note));
    await rename(`${path}.input`, path);
  }

  override async create(upload: Upload): Promise<Upload> {
    const { id, size, metadata } = upload;
    const creationDate = upload.creation_date ?? new Date().toISOString();
    try {
      await mkdir(this.#folder, { recursive: true });
      await writeFile(this.pathOf(id), '');
      await this.setNote(id, {
        creationDate,
        ...(size !== undefined && { size }),
        ...(metadata && { metadata }),
      });
    } catch (error) {
      throw storageError(error);
    }
    return upload;
  }

  override async write(bytes: Readable, token: string, offset: number): Promise<number> {
    let end = offset;
    try {
      const file = await open(this.pathOf(token), 'r+');
      try {
        // What came before the net was cut stays.
        for await (const chunk of bytes)
          end += (await file.write(chunk as Buffer, 0, null, end)).bytesWritten;
      } finally {
        await file.close();
      }
    } catch (error) {
      const ofDisk =
        error instanceof Error && 'syscall' in error && !('code' in error && error.code === 'ECONNRESET');
      throw ofDisk ? storageError(error) : error;
    }
    return end;
  }

  override async getUpload(token: string): Promise<Upload> {
    const note = await this.note(token);
    if (!note) throw ERRORS.FILE_NOT_FOUND;
    const found = await stat(this.pathOf(token)).catch(() => undefined);
    const offset = note.received?.sizeInBytes ?? found?.size;
    if (offset === undefined) throw ERRORS.FILE_NO_LONGER_EXISTS;
    const { size, metadata = {}, creationDate } = note;
    return new Upload({
      id: token,
      offset,
      metadata,
      creation_date: creationDate,
      ...(size !== undefined && { size }),
    });
  }

  override async remove(token: string): Promise<void> {
    await rm(this.#notePath(token), { force: true });
    await rm(this.pathOf(token), { force: true });
  }

  override getExpiration(): number {
    return this.#keptMs;
  }
}
