import type { Database } from '../../database/database.ts';
import type { FileStore, Logger } from '../../platform/ports.ts';
import { blobKey, type KnownFile } from '../../shared/media.ts';
import { callHosted } from '../platform-call.ts';
import type { PlatformFetch } from '../platform-fetch.ts';
import { storedSecret, readSetting } from '../settings.ts';
import { describeDraft } from './upload/bring.ts';
import { readDraft } from './upload/receive.ts';

interface AdoptDeps {
  platformFetch: PlatformFetch;
  files: FileStore;
  database: Database;
  siteId: string;
  logger: Logger;
}

/** Set once there is none left. */
const DONE = 'media-adopted';
/** As pictures were named before the library had records, by hash or by what drew them: they lie under that name itself. */
const PICTURE = /^[\w~-]+\.(?:jpe?g|png|webp|gif|svg|avif)$/i;

/** Bytes first, then the record; the old name goes last, so that the picture is shown at every moment. */
async function adopt({ platformFetch, files }: AdoptDeps, id: string, path: string): Promise<void> {
  const draft = await readDraft(path);
  const received = await describeDraft(draft, id);
  const old = await files.open(id);
  if (!old) return;
  await files.write(blobKey(received.sha256), old.bytes);
  const known: KnownFile = { id, received };
  await callHosted(platformFetch, '/hosted/media/adopt', { files: [known] });
  await files.delete(id);
}

/**
 * Takes pictures in as files of the library that came before it had records, once for each store, beside everything else. What
 * is cut off, or could not be taken in, is tried again at the next start. A bucket has none: it came with the records.
 */
export async function adoptOld(parts: AdoptDeps): Promise<number> {
  const { files, database, siteId, logger } = parts;
  let [adopted, left] = [0, 0];
  try {
    if (!files.pathOf || (await readSetting({ db: database.kysely, siteId }, DONE)) !== undefined) return 0;
    for await (const { key } of files.list('')) {
      const path = PICTURE.test(key) ? files.pathOf(key) : undefined;
      if (path === undefined) continue;
      try {
        await adopt(parts, key, path);
        adopted++;
      } catch (error) {
        left++;
        logger.error(
          { err: error, key },
          'an older picture waits for the next start to be taken into the library',
        );
      }
    }
    if (left > 0) return adopted;
    await storedSecret(database, siteId, DONE, () => 'yes');
    if (adopted > 0) logger.info({ adopted }, 'older pictures are in the media library now');
  } catch (error) {
    logger.error(
      { err: error, adopted },
      'older pictures wait for the next start to be taken into the library',
    );
  }
  return adopted;
}
