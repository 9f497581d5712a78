import { promisify } from 'node:util';
import type { Entry, Options, ZipFile } from 'yauzl';
import type { Inspection } from '#shared/media.ts';

const MAX_ENTRIES = 1000;

/** Names and sizes as the list at its end says; nothing is unpacked, so that a bomb stays one. */
export async function listZip(
  path: string,
): Promise<Pick<Exclude<Inspection, { failed: unknown }>, 'entries'>> {
  const yauzl = await import('yauzl');
  const open = promisify<string, Options, ZipFile>(yauzl.open);
  const zip = await open(path, { lazyEntries: true, autoClose: true });
  const entries: { name: string; sizeInBytes: number }[] = [];
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', ({ fileName, uncompressedSize }: Entry) => {
      entries.push({ name: fileName, sizeInBytes: uncompressedSize });
      if (entries.length < MAX_ENTRIES) return zip.readEntry();
      zip.close();
      return resolve();
    });
    zip.once('end', resolve);
    zip.once('error', reject);
    zip.readEntry();
  });
  return { entries };
}
