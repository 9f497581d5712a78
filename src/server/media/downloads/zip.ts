import { makeZip } from 'client-zip';
import type { FileStore } from '#platform/ports.ts';
import { shownOf } from '../library.ts';
import type { Download, DownloadEntry } from './open-download.ts';

/** Names that were given: the second `a.jpg` is `a (2).jpg`. */
export function distinctNames(): (path: string) => string {
  const input = new Map<string, number>();
  const next = (path: string): string => {
    const key = path.toLowerCase();
    const count = (input.get(key) ?? 0) + 1;
    input.set(key, count);
    return count === 1 ? path : next(path.replace(/(\.[^./]{1,10})?$/, ` (${count})$1`));
  };
  return next;
}

interface ZipOptions {
  files: FileStore;
  first: Download;
  /** The page behind that cursor. */
  more: (cursor: string) => Promise<Download>;
}

const NOTE = 'missing files.txt';

/** One after the other, read as fast as they are taken: of any number and size at the same memory. */
export function zipOf({ files, first, more }: ZipOptions): ReadableStream<Uint8Array> {
  const name = distinctNames();
  const missing: string[] = [];

  async function* entriesOf({ files: found }: Download) {
    for (const { path, source } of found satisfies DownloadEntry[]) {
      const opened = await files.open(shownOf(source).key);
      if (opened) yield { name: name(path), input: opened.bytes, size: opened.size };
      else missing.push(path);
    }
  }

  async function* all() {
    let page: Download | undefined = first;
    while (page) {
      yield* entriesOf(page);
      page = page.next === undefined ? undefined : await more(page.next);
    }
    // A zip that breaks off tells nobody what is not in it.
    if (missing.length > 0) yield { name: name(NOTE), input: `${missing.join('\r\n')}\r\n` };
  }

  return makeZip(all());
}
