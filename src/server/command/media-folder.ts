import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ArchiveProblem, type ArchiveEntry } from '../../database/backup/archive-reader.ts';
import type { ArchiveWriter } from '../../database/backup/archive-writer.ts';

const PREFIX = 'media/';
/** No part begins with a dot, so none leaves the folder. */
const NAME = /^media\/[\w~-][\w~.-]*(\/[\w~-][\w~.-]*)*$/;

async function filesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/** Files are written once and never changed; those of rows in the archive are there. @returns how many */
export async function archiveMedia(dataDir: string, archive: ArchiveWriter): Promise<number> {
  const folder = join(dataDir, 'media');
  const files = await filesIn(folder);
  for (const file of files) {
    const name = file.slice(folder.length + 1).replaceAll(sep, '/');
    await archive.file(PREFIX + name, file);
  }
  return files.length;
}

export const hasMedia = async (dataDir: string): Promise<boolean> =>
  (await filesIn(join(dataDir, 'media'))).length > 0;

export interface MediaRestore {
  readonly count: number;
  take: (entry: ArchiveEntry) => Promise<void>;
  /** Puts the new files in the place of the old. @returns the way back */
  swap: () => Promise<() => Promise<void>>;
  /** Removes what is left over, of this or of what was there before. */
  tidy: () => Promise<void>;
}

/** Files are laid beside those that are there, until all is known to be well. */
export async function restoreMedia(dataDir: string): Promise<MediaRestore> {
  const [now, coming, former] = ['media', 'media.coming', 'media.former'].map((name) =>
    join(dataDir, name),
  ) as [string, string, string];
  let count = 0;
  for (const folder of [coming, former]) await rm(folder, { recursive: true, force: true });
  await mkdir(coming, { recursive: true });
  return {
    get count() {
      return count;
    },
    async take({ name, content }) {
      if (!NAME.test(name)) throw new ArchiveProblem(`${name} has no place here`);
      const path = join(coming, name.slice(PREFIX.length));
      await mkdir(dirname(path), { recursive: true });
      await pipeline(content, createWriteStream(path));
      count++;
    },
    async swap() {
      const had = existsSync(now);
      if (had) await rename(now, former);
      await rename(coming, now);
      return async () => {
        await rename(now, coming);
        if (had) await rename(former, now);
      };
    },
    async tidy() {
      for (const folder of [coming, former]) await rm(folder, { recursive: true, force: true });
    },
  };
}
