import { takeInFiles, takeInFolders } from '../../platform/services/media/media-files/public.ts';
import type { FolderSeed, KnownFile } from '../../shared/media.ts';
import { type DemoPart, fillOnce, isFilled, type SeedOptions } from '../demo-part.ts';
import { BY_DEMO } from './by-demo.ts';
import { storeBytes } from './keep-bytes.ts';
import { hexOf, idOfFile, type ShopFile, shopFiles } from './shop-files.ts';

const MARKER = 'demo-shop-files';
const DAY = 86_400_000;

const folderId = (name: string): string => hexOf(`folder:${name}`);

const folders: readonly FolderSeed[] = [
  { id: folderId('papers'), displayName: 'Leaflets' },
  { id: folderId('films'), displayName: 'Film, sound and 3D' },
  { id: folderId('press'), displayName: 'Press' },
];

/** Its bytes are safe, and what the library is to know of it. */
export async function storeShopFile(file: ShopFile, { files, clock }: SeedOptions): Promise<KnownFile> {
  const { name, contentType, folder, daysAgo, trashedDaysAgo, make, ...known } = file;
  const ago = (days: number): string => new Date(clock.now().getTime() - days * DAY).toISOString();
  return {
    addedBy: BY_DEMO,
    ...known,
    id: idOfFile(file),
    received: await storeBytes(files, await make(), { fileName: name, contentType }),
    createdDate: ago(daysAgo),
    ...(folder && { parentFolderId: folderId(folder) }),
    ...(trashedDaysAgo !== undefined && { trashedDate: ago(trashedDaysAgo) }),
  };
}

const shopFilesPart = (known: readonly KnownFile[]): DemoPart => ({
  marker: MARKER,
  async fill(db, { siteId, clock }) {
    const taking = { db, siteId, now: clock.now() };
    await takeInFolders(taking, folders);
    await takeInFiles(taking, known);
    return `${known.length} leaflets, films and other files`;
  },
});

/** What the library has besides pictures of posters; looked into like any upload, once the server runs. */
export async function fillShopFiles(options: SeedOptions): Promise<void> {
  if (await isFilled(options, MARKER)) return;
  const known = await Promise.all(shopFiles.map((file) => storeShopFile(file, options)));
  await fillOnce(shopFilesPart(known), options);
}
