import { readFile, rm } from 'node:fs/promises';
import { loggedErrors } from './logged-errors.ts';
import type { Clock, IdSource, Logger, Mail, Mailer, FileStore } from '../platform/ports.ts';

export interface TestClock extends Clock {
  set(date: Date | string): void;
  /** Moves on by so many milliseconds. */
  advance(milliseconds: number): void;
}

export function testClock(start = '2026-11-21T12:00:00.000Z'): TestClock {
  let now = new Date(start).getTime();
  return {
    now: () => new Date(now),
    set: (date) => void (now = new Date(date).getTime()),
    advance: (milliseconds) => void (now += milliseconds),
  };
}

/** GUIDs in counting order, so that a failing test reads the same every time. */
export function countingIds(prefix = '00000000'): IdSource {
  let count = 0;
  return { guid: () => `${prefix}-0000-4000-8000-${(++count).toString(16).padStart(12, '0')}` };
}

export interface TestMailer extends Mailer {
  readonly sent: Mail[];
}

export function testMailer(): TestMailer {
  const sent: Mail[] = [];
  return { sent, send: async (mail) => void sent.push(mail) };
}

/** Silent, but keeps what was logged as an error. */
export function testLogger(): Logger & { readonly errors: object[] } {
  const errors: object[] = [];
  const nothing = (): void => {};
  return {
    errors,
    debug: nothing,
    info: nothing,
    warn: nothing,
    error(fields) {
      errors.push(fields);
      loggedErrors.push(fields);
    },
  };
}

/** Files that last as long as the test. */
export function memoryFiles(
  there: Iterable<readonly [key: string, bytes: Uint8Array]> = [],
): FileStore & { readonly kept: ReadonlyMap<string, Uint8Array> } {
  const stored = new Map(there);
  return {
    kept: stored,
    read: async (key) => stored.get(key),
    async open(key, { start, end } = { start: 0, end: Infinity }) {
      const bytes = stored.get(key);
      return bytes && { size: bytes.length, bytes: new Blob([bytes.slice(start, end + 1)]).stream() };
    },
    sizeOf: async (key) => stored.get(key)?.length,
    async write(key, bytes) {
      if ('path' in bytes) {
        stored.set(key, await readFile(bytes.path));
        await rm(bytes.path);
      } else
        stored.set(
          key,
          bytes instanceof Uint8Array ? bytes : new Uint8Array(await new Response(bytes).arrayBuffer()),
        );
    },
    async delete(key) {
      stored.delete(key);
    },
    async *list(prefix) {
      for (const [key, bytes] of stored)
        if (key.startsWith(prefix)) yield { key, size: bytes.length, lastModified: new Date(0) };
    },
    async tidy() {},
  };
}
