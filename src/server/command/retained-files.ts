import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ArchiveProblem, type ArchiveEntry } from '../../database/backup/archive-reader.ts';
import type { ArchiveWriter } from '../../database/backup/archive-writer.ts';

/** Pictures, and documents as they were printed; renditions are drawn anew. */
const FOLDERS = ['media', 'documents'] as const;
type Folder = (typeof FOLDERS)[number];

/** No part begins with a dot, so none leaves the folder. */
const NAME = /^(media|documents)((?:\/[\w~-][\w~.-]*)+)$/;

async function filesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/** Files are written once and never changed; those of rows in the archive are there. @returns how many */
export async function archiveFiles(dataDir: string, archive: ArchiveWriter): Promise<number> {
  let count = 0;
  for (const name of FOLDERS) {
    const folder = join(dataDir, name);
    for (const file of await filesIn(folder)) {
      await archive.file(name + file.slice(folder.length).replaceAll(sep, '/'), file);
      count++;
    }
  }
  return count;
}

export async function hasFiles(dataDir: string): Promise<boolean> {
  const found = await Promise.all(FOLDERS.map((name) => filesIn(join(dataDir, name))));
  return found.some((files) => files.length > 0);
}

type Undo = () => Promise<void>;

export interface FilesRestore {
  readonly count: number;
  take: (entry: ArchiveEntry) => Promise<void>;
  /** Puts the new files in the place of the old. @returns the way back */
  swap: () => Promise<Undo>;
  /** Removes what is left over, of this or of what was there before. */
  tidy: () => Promise<void>;
}

/** Files are laid beside those that are there, until all is known to be well. */
export async function restoreFiles(dataDir: string): Promise<FilesRestore> {
  const placeOf = (folder: Folder, state: '' | '.coming' | '.former'): string =>
    join(dataDir, folder + state);
  async function tidy(): Promise<void> {
    for (const folder of FOLDERS)
      for (const state of ['.coming', '.former'] as const)
        await rm(placeOf(folder, state), { recursive: true, force: true });
  }
  async function swapOne(folder: Folder): Promise<Undo> {
    const [now, coming, former] = [
      placeOf(folder, ''),
      placeOf(folder, '.coming'),
      placeOf(folder, '.former'),
    ];
    const had = existsSync(now);
    if (had) await rename(now, former);
    await rename(coming, now);
    return async () => {
      await rename(now, coming);
      if (had) await rename(former, now);
    };
  }
  let count = 0;
  await tidy();
  for (const folder of FOLDERS) await mkdir(placeOf(folder, '.coming'), { recursive: true });
  return {
    get count() {
      return count;
    },
    async take({ name, content }) {
      const [, folder, rest] = NAME.exec(name) ?? [];
      if (folder === undefined || rest === undefined) throw new ArchiveProblem(`${name} has no place here`);
      const path = join(placeOf(folder as Folder, '.coming'), rest);
      await mkdir(dirname(path), { recursive: true });
      await pipeline(content, createWriteStream(path));
      count++;
    },
    async swap() {
      const undone: Undo[] = [];
      const undo: Undo = async () => {
        for (const back of undone.splice(0).toReversed()) await back();
      };
      try {
        for (const folder of FOLDERS) undone.push(await swapOne(folder));
      } catch (error) {
        await undo();
        throw error;
      }
      return undo;
    },
    tidy,
  };
}
