import { toCallError } from '#wix/errors.ts';
import { isOldAddress } from '#wix/upload-address.ts';
import type { MediaFile } from '#wix/upload-operations.ts';
import { isOpen, type Dropped, type UploadItem, type UploadOptions } from '../upload-item.ts';
import type { SendFile } from './send-file.ts';
import { failureBefore, failureOf, isLine } from './upload-failure.ts';
import type { StoredUpload, UploadMemory } from './upload-memory.ts';
import { UploadRate } from './upload-rate.ts';

/** More at once share the same line and only end later. */
const AT_ONCE = 3;
/** So much of a file is kept over a reload with its bytes. */
const KEPT_BYTES = 64 * 1_048_576;
const PAUSES = [1000, 2000, 4000, 8000, 15_000, 30_000];

export interface QueueParts {
  person: string;
  tab: string;
  memory: UploadMemory;
  send: SendFile;
  drop: (storedUpload: StoredUpload) => Promise<void>;
  now: () => number;
  nextKey: () => string;
  /** Calls back after that time; gives what calls it off. */
  after: (milliseconds: number, work: () => void) => () => void;
  onChange: (items: readonly UploadItem[]) => void;
  onFinished: (finished: { key: string; file: MediaFile; folderId: string }) => void;
}

interface Entry {
  item: UploadItem;
  kept: StoredUpload;
  file: File | undefined;
  rate: UploadRate;
  /** Breaks in a row. */
  breaks: number;
  under?: AbortController | undefined;
  callOff?: (() => void) | undefined;
  /** Another address was taken once already. */
  readdressed?: boolean;
}

/** All uploads of this tab, a few at a time. */
export class UploadQueue {
  private entries: Entry[] = [];
  private place = 0;
  private readonly parts: QueueParts;

  constructor(parts: QueueParts) {
    this.parts = parts;
  }

  add(files: readonly Dropped[], options: UploadOptions): string[] {
    const added = files.map(({ file, path, handle }) => this.newEntry(file, { path, handle }, options));
    this.entries.push(...added);
    for (const entry of added) {
      const failure = failureBefore(entry.kept, options.kinds);
      if (failure) entry.item = { ...entry.item, state: 'failed', failure };
      else void this.parts.memory.put(entry.kept);
    }
    this.goOn();
    return added.map(({ item }) => item.key);
  }

  /** What a reload has interrupted, or a tab that is closed now. */
  restore(storedUploads: readonly StoredUpload[]): void {
    for (const each of storedUploads.toSorted((a, b) => a.place - b.place)) {
      const own = { ...each, tab: this.parts.tab };
      const { key, name, type, size, folderId, paused, sent, file } = own;
      const state = file ? (paused ? 'paused' : 'waiting') : 'fileNeeded';
      const item: UploadItem = { key, name, type, size, folderId, state, sent };
      this.entries.push({ item, kept: own, file, rate: new UploadRate(), breaks: 0 });
      this.place = Math.max(this.place, own.place + 1);
      void this.parts.memory.put(own);
      void this.findFile(key, 'query');
    }
    this.goOn();
  }

  pause(key: string): void {
    this.with(key, (entry) => {
      if (!isOpen(entry.item) || entry.item.state === 'fileNeeded') return;
      this.halt(entry);
      this.keep(entry, { paused: true });
      this.set(entry, { state: 'paused', rate: undefined });
    });
  }

  /** Also tries again what has failed, and what waits for the line. */
  resume(key: string): void {
    this.with(key, (entry) => {
      if (entry.item.state === 'fileNeeded') return void this.findFile(key, 'request');
      if (entry.item.state === 'running' || entry.item.state === 'done') return undefined;
      this.halt(entry);
      entry.breaks = 0;
      entry.readdressed = false;
      this.keep(entry, { paused: false });
      return this.set(entry, { state: 'waiting', failure: undefined });
    });
  }

  /** Takes it out, and off the server what is there of it; what is in the library stays. */
  cancel(key: string): void {
    this.with(key, (entry) => {
      this.halt(entry);
      if (entry.item.state !== 'done') void this.parts.drop(entry.kept).catch(() => undefined);
      void this.parts.memory.drop(key);
      this.entries = this.entries.filter((each) => each !== entry);
    });
  }

  pauseAll = (): void => {
    for (const { item } of this.entries) if (item.state !== 'failed') this.pause(item.key);
  };

  resumeAll = (): void => {
    for (const { item } of this.entries) if (item.state === 'paused') this.resume(item.key);
  };

  /** Takes out what is done and what could not be done. */
  clear = (): void => {
    for (const { item } of this.entries) if (!isOpen(item)) this.cancel(item.key);
  };

  /** The server answers again. */
  online = (): void => {
    for (const { item } of this.entries) if (item.state === 'lost') this.resume(item.key);
  };

  /** Gives an upload its file again; another file with its name is not it. */
  giveFile(key: string, file: File): void {
    this.with(key, (entry) => {
      const { name, size, lastModified } = entry.kept;
      const same = file.name === name && file.size === size && file.lastModified === lastModified;
      if (!same) return this.set(entry, { failure: { code: 'changed' } });
      entry.file = file;
      return this.set(entry, { state: 'waiting', failure: undefined });
    });
  }

  private newEntry(
    file: File,
    { path, handle }: Pick<Dropped, 'path' | 'handle'>,
    { parentFolderId: folderId = 'media-root', private: hidden, labels = [] }: UploadOptions,
  ): Entry {
    const { person, tab, nextKey } = this.parts;
    const { name, size, type, lastModified } = file;
    const key = nextKey();
    const storedUpload: StoredUpload = {
      key,
      person,
      tab,
      place: this.place++,
      name,
      size,
      type,
      lastModified,
      folderId,
      path,
      private: hidden,
      labels,
      paused: false,
      sent: 0,
      handle,
      ...(size <= KEPT_BYTES && { file }),
    };
    const item: UploadItem = { key, name, type, size, folderId, state: 'waiting', sent: 0 };
    return { item, kept: storedUpload, file, rate: new UploadRate(), breaks: 0 };
  }

  /** Looks for a file that the browser only has a handle of; asking is allowed after a click alone. */
  private async findFile(key: string, how: 'query' | 'request'): Promise<void> {
    const entry = this.entries.find(({ item }) => item.key === key);
    const handle = entry?.kept.handle;
    if (!entry || entry.file || !handle) return;
    try {
      const input =
        how === 'query'
          ? await handle.queryPermission?.({ mode: 'read' })
          : await handle.requestPermission?.({ mode: 'read' });
      if (input === 'granted') this.giveFile(key, await handle.getFile());
    } catch {
      // It is asked for by hand then.
    }
  }

  private with(key: string, work: (entry: Entry) => void): void {
    const entry = this.entries.find(({ item }) => item.key === key);
    if (entry) work(entry);
    this.goOn();
  }

  private set(entry: Entry, next: Partial<UploadItem>): void {
    entry.item = { ...entry.item, ...next };
  }

  private keep(entry: Entry, next: Partial<StoredUpload>): void {
    entry.kept = { ...entry.kept, ...next };
    void this.parts.memory.put(entry.kept);
  }

  private halt(entry: Entry): void {
    entry.under?.abort();
    entry.callOff?.();
    entry.under = undefined;
    entry.callOff = undefined;
  }

  private tell(): void {
    this.parts.onChange(this.entries.map(({ item }) => item));
  }

  private goOn(): void {
    let free = AT_ONCE - this.entries.filter(({ item }) => item.state === 'running').length;
    for (const entry of this.entries) {
      if (free <= 0) break;
      if (entry.item.state !== 'waiting' || !entry.file) continue;
      free -= 1;
      this.set(entry, { state: 'running' });
      void this.run(entry, entry.file);
    }
    this.tell();
  }

  private async run(entry: Entry, file: File): Promise<void> {
    const under = new AbortController();
    entry.under = under;
    entry.rate = new UploadRate();
    try {
      const found = await this.parts.send(entry.kept, file, {
        signal: under.signal,
        onProgress: (sent) => !under.signal.aborted && this.hearProgress(entry, sent),
        onAddress: (to) => !under.signal.aborted && this.keep(entry, { to }),
      });
      if (under.signal.aborted) return;
      this.set(entry, { state: 'done', sent: entry.item.size, file: found, rate: undefined });
      void this.parts.memory.drop(entry.item.key);
      this.parts.onFinished({ key: entry.item.key, file: found, folderId: entry.item.folderId });
    } catch (thrown) {
      if (under.signal.aborted) return;
      this.hearFailure(entry, thrown);
    }
    entry.under = undefined;
    this.goOn();
  }

  private hearProgress(entry: Entry, sent: number): void {
    entry.rate.add(this.parts.now(), sent);
    entry.breaks = 0;
    this.set(entry, { sent: Math.min(sent, entry.item.size), rate: entry.rate.perSecond() });
    this.tell();
  }

  private hearFailure(entry: Entry, thrown: unknown): void {
    // An address is given up once; then it is told.
    if (entry.kept.to && !entry.readdressed && isOldAddress(toCallError(thrown))) {
      entry.readdressed = true;
      this.keep(entry, { to: undefined });
      return this.set(entry, { state: 'waiting', sent: 0 });
    }
    if (!(thrown instanceof DOMException) && isLine(thrown)) {
      // A small file begins anew; of a large one the server has what came.
      const sent = entry.kept.to?.at ? entry.item.sent : 0;
      const pause = PAUSES[Math.min(entry.breaks, PAUSES.length - 1)] ?? 0;
      entry.breaks += 1;
      entry.callOff = this.parts.after(pause, () => {
        this.set(entry, { state: 'waiting' });
        this.goOn();
      });
      this.keep(entry, { sent });
      return this.set(entry, { state: 'lost', sent, rate: undefined });
    }
    void this.parts.memory.drop(entry.item.key);
    return this.set(entry, { state: 'failed', failure: failureOf(thrown), rate: undefined });
  }
}
