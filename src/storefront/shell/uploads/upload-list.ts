import type { SentTo, UploadedFile } from '#wix/shopper/upload-operations.ts';
import { problemOf, type UploadLimits } from './check-file.ts';
import { isLost, uploadErrorOf, type UploadError } from './upload-error.ts';

export interface UploadItem {
  key: number;
  name: string;
  /** Not of what was there before. */
  file?: File;
  /** What is shown of a picture: of one on its way, an address of this page. */
  preview: string;
  state:
    | { phase: 'sending'; /** 0 to 1 */ part: number }
    | { phase: 'done'; file: UploadedFile }
    | { phase: 'lost'; /** How much is there already, 0 to 1. */ part: number }
    | { phase: 'refused'; why: UploadError };
}

/** A file that was brought before. */
export interface UploadedFileView {
  file: UploadedFile;
  preview: string;
}

export interface UploadsShown {
  items: readonly UploadItem[];
  /** How many of those chosen last had no room. */
  leftOut: number;
}

type Bring = (
  file: File,
  sending: {
    signal: AbortSignal;
    onProgress: (sent: number) => void;
    to?: SentTo | undefined;
    onAddress: (to: SentTo) => void;
  },
) => Promise<UploadedFile>;

export interface UploadParts {
  bring: Bring;
  /** An address by which the page shows a picture, and its end. */
  show: (file: File) => string;
  hide: (preview: string) => void;
}

/** Files on their way, each on its own. What is so is kept here, however often the page is drawn in between. */
export class UploadList {
  private shown: UploadsShown = { items: [], leftOut: 0 };
  private readonly watchers = new Set<() => void>();
  private readonly under = new Map<number, AbortController>();
  /** Where each was being sent to. */
  private readonly addresses = new Map<number, SentTo>();
  private last = 0;
  private readonly parts: UploadParts;

  constructor(parts: UploadParts, uploadedFileViews: readonly UploadedFileView[] = []) {
    this.parts = parts;
    const items = uploadedFileViews.map(({ file, preview }): UploadItem => ({
      key: ++this.last,
      name: file.name,
      preview,
      state: { phase: 'done', file },
    }));
    this.shown = { items, leftOut: 0 };
  }

  read = (): UploadsShown => this.shown;

  watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => void this.watchers.delete(watcher);
  };

  /** Takes as many as there is room for beside those that are there. */
  add(files: readonly File[], limits: UploadLimits): void {
    const { items } = this.shown;
    const room = Math.max(0, limits.most - items.length);
    const added = files.slice(0, room).map((file): UploadItem => {
      const why = problemOf(file, limits);
      return {
        key: ++this.last,
        name: file.name,
        file,
        preview: why === undefined && file.type.startsWith('image/') ? this.parts.show(file) : '',
        state: why === undefined ? { phase: 'sending', part: 0 } : { phase: 'refused', why },
      };
    });
    this.tell({ items: [...items, ...added], leftOut: Math.max(0, files.length - room) });
    for (const item of added) if (item.state.phase === 'sending') void this.send(item, limits);
  }

  /** Goes on where the line was lost. */
  retry(key: number, limits: UploadLimits): void {
    const item = this.shown.items.find((one) => one.key === key);
    if (item?.state.phase !== 'lost') return;
    this.set(key, { phase: 'sending', part: item.state.part });
    void this.send(item, limits);
  }

  retryAll(limits: UploadLimits): void {
    for (const { key } of this.shown.items) this.retry(key, limits);
  }

  /** What is taken out is no longer sent. */
  remove(key: number): void {
    const item = this.shown.items.find((one) => one.key === key);
    this.under.get(key)?.abort();
    this.addresses.delete(key);
    if (item?.file && item.preview) this.parts.hide(item.preview);
    this.tell({ items: this.shown.items.filter((one) => one.key !== key), leftOut: 0 });
  }

  stop(): void {
    for (const stop of this.under.values()) stop.abort();
    for (const { file, preview } of this.shown.items) if (file && preview) this.parts.hide(preview);
  }

  private async send({ key, file }: UploadItem, limits: UploadLimits): Promise<void> {
    if (!file) return;
    const stop = new AbortController();
    this.under.set(key, stop);
    const { signal } = stop;
    try {
      const brought = await this.parts.bring(file, {
        signal,
        to: this.addresses.get(key),
        onAddress: (to) => !signal.aborted && this.addresses.set(key, to),
        onProgress: (sent) => !signal.aborted && this.set(key, { phase: 'sending', part: sent / file.size }),
      });
      if (!signal.aborted) this.set(key, { phase: 'done', file: brought });
    } catch (error) {
      if (signal.aborted) return;
      const failure = error as { status?: number; code?: string };
      this.set(
        key,
        isLost(failure)
          ? { phase: 'lost', part: this.partOf(key) }
          : { phase: 'refused', why: uploadErrorOf(failure, limits.video) },
      );
    }
  }

  /** What is there of it already; of a file that goes in one piece, nothing. */
  private partOf(key: number): number {
    if (this.addresses.get(key)?.at === undefined) return 0;
    const state = this.shown.items.find((one) => one.key === key)?.state;
    return state?.phase === 'sending' ? state.part : 0;
  }

  private set(key: number, state: UploadItem['state']): void {
    const { items, leftOut } = this.shown;
    this.tell({ items: items.map((item) => (item.key === key ? { ...item, state } : item)), leftOut });
  }

  private tell(shown: UploadsShown): void {
    this.shown = shown;
    for (const watcher of this.watchers) watcher();
  }
}
