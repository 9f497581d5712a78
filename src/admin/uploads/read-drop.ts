import type { Dropped, FileHandle } from './upload-item.ts';

const MAX = 10_000;

interface DropItem {
  kind: string;
  getAsFile(): File | null;
  webkitGetAsEntry?(): FileSystemEntry | null;
  getAsFileSystemHandle?(): Promise<(FileHandle & { kind: string }) | null>;
}

/** The files of a drop, those in dropped folders too. Begin within the event: afterwards the browser tells nothing. */
export async function readDrop(transfer: DataTransfer): Promise<Dropped[]> {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file') as DropItem[];
  const found = items.map((item) => ({
    entry: item.webkitGetAsEntry?.() ?? undefined,
    file: item.getAsFile(),
    handle: item.getAsFileSystemHandle?.().catch(() => null),
  }));
  const all: Dropped[] = [];
  for (const { entry, file, handle } of found) {
    if (entry?.isDirectory) await readFolder(entry as FileSystemDirectoryEntry, all);
    else if (file) all.push({ file, handle: (await handle) ?? undefined });
  }
  return all;
}

async function readFolder(folder: FileSystemDirectoryEntry, into: Dropped[]): Promise<void> {
  const reader = folder.createReader();
  for (;;) {
    // A reader gives some hundred at once, and nothing after the last.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0 || into.length >= MAX) return;
    for (const entry of some) {
      // What a system puts there for itself is nobody's file.
      if (entry.name.startsWith('.')) continue;
      if (entry.isDirectory) await readFolder(entry as FileSystemDirectoryEntry, into);
      else into.push({ file: await fileOf(entry as FileSystemFileEntry), path: folder.fullPath });
    }
  }
}

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));
