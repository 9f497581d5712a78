import type { FileStore } from '../../platform/ports.ts';
import { assetKey, blobKey, posterOf, type FileSource } from '../../shared/media.ts';
import type { Gateway } from '../gateway.ts';
import { callHosted } from '../platform-call.ts';

/** The files there are, and their bytes. */
export interface MediaLibrary {
  /** What is known of a file; undefined for one without record. */
  sourceOf(id: string): Promise<FileSource | undefined>;
  /** The bytes of a picture as the public may see it, whole. */
  picture(id: string): Promise<Uint8Array | undefined>;
  /** Where the bytes are that the public may see: without the place where they were taken. */
  readonly files: FileStore;
}

interface Options {
  files: FileStore;
  /** Absent where the platform is elsewhere, and its files with it. */
  gateway?: Pick<Gateway, 'platformFetch' | 'onChange'>;
}

const FILE = 'wix.media.site_media.v1.file_descriptor';
/** Asked again after that, whatever was heard. */
const KNOWN_MS = 10_000;
const MAX_KNOWN = 10_000;

/** What stands for a file without a picture of its own: the first frame of a video, the first page of a document. */
const POSTER = /^(.+?)(?:f000)?\.jpg$/;
const PUBLIC_COPIES = ['public.jpg', 'public.png', 'public.webp', 'public.gif'];

const assetOf = ({ assets }: FileSource, names: readonly string[]): string | undefined =>
  names.find((name) => assets[name] !== undefined);

/** The stored bytes that are served of a file, and their type. */
export interface FileContent {
  key: string;
  contentType: string;
}

export function shownOf(source: FileSource): FileContent {
  const copy = assetOf(source, PUBLIC_COPIES);
  if (copy === undefined) return { key: blobKey(source.sha256), contentType: source.contentType };
  return assetShown(source, copy) ?? { key: blobKey(source.sha256), contentType: source.contentType };
}

export function assetShown(source: FileSource, name: string): FileContent | undefined {
  const asset = source.assets[name];
  return asset && { key: assetKey(source.sha256, name), contentType: asset.contentType };
}

/** The file whose picture an id such as `<id>f000.jpg` means, or `<id>.jpg`, as the SDK names it where it was not told. */
export const posterOwner = (id: string): string | undefined => POSTER.exec(id)?.[1];

export const posterShown = (source: FileSource): FileContent | undefined => {
  const name = posterOf(source);
  return name === undefined ? undefined : assetShown(source, name);
};

export function mediaLibrary({ files, gateway }: Options): MediaLibrary {
  const known = new Map<string, { until: number; source: Promise<FileSource | undefined> }>();
  gateway?.onChange(({ entityFqdn, entityId }) => {
    if (entityFqdn === FILE) known.delete(entityId);
  });

  const ask = async (fileId: string): Promise<FileSource | undefined> => {
    if (!gateway) return undefined;
    const path = '/hosted/media/source';
    return (await callHosted<{ source?: FileSource }>(gateway.platformFetch, path, { fileId })).source;
  };

  const sourceOf = (id: string): Promise<FileSource | undefined> => {
    const found = known.get(id);
    const now = performance.now();
    if (found && found.until > now) return found.source;
    if (known.size >= MAX_KNOWN) known.clear();
    const source = ask(id);
    known.set(id, { until: now + KNOWN_MS, source });
    source.catch(() => known.delete(id));
    return source;
  };

  return {
    files,
    sourceOf,
    async picture(id) {
      const source = await sourceOf(id);
      if (source?.private) return undefined;
      return files.read(source ? shownOf(source).key : id);
    },
  };
}
