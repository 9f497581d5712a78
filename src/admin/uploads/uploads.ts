import { chooseFiles } from './choose-files.ts';
import type { Dropped, UploadOptions } from './upload-item.ts';
import { hasStoredUploads, clearStoredUploads } from './upload-store.ts';

/** The one queue of all pages; its code comes with the first file. */
const queue = async () => (await import('./queue/page-queue.ts')).pageQueue;

const toDropped = (entry: File | Dropped): Dropped => (entry instanceof File ? { file: entry } : entry);

/** Puts files into the queue; they go on over changes of the page. Gives their keys, as `useFinishedUploads` tells them. */
export async function enqueue(
  files: readonly (File | Dropped)[],
  options: UploadOptions = {},
): Promise<readonly string[]> {
  return (await queue()).add(files.map(toDropped), options);
}

/** Lets somebody choose files, and uploads them into that folder. At once: a browser opens no chooser long after a click. */
export function openUpload(folderId?: string): void {
  void chooseFiles().then(async (chosen) => {
    if (chosen.length > 0) await enqueue(chosen, { parentFolderId: folderId });
  });
}

/** Goes on with what a reload has interrupted. */
export async function goOnAfterReload(): Promise<void> {
  if (!hasStoredUploads()) return;
  const left = await (await queue()).goOn();
  if (left === 0) clearStoredUploads();
}
