import type { FileSource, Inspected, MediaFailure, MediaStatus, MediaType, Point } from '#shared/media.ts';
import type { MediaFilesApi, Reply } from '#platform/contract/index.ts';

/** As the contract tells it. */
export type FileDescriptor = NonNullable<Reply<MediaFilesApi, 'getFileDescriptor'>['file']>;

/** Where a file counts: a trashed one stays where it was below the trash. `ENTERPRISE` is no part of the site's library. */
export type MediaPlace = 'MEDIA_ROOT' | 'TRASH_ROOT' | 'VISITOR_UPLOADS_ROOT' | 'ENTERPRISE';

/** The bytes of a file, in the store under their hash. */
export interface StoredBytes {
  sha256: string;
  md5: string;
  contentType: string;
}

/** Where bytes are to be fetched from. */
export interface ImportOrigin {
  url: string;
  headers?: Record<string, string>;
  mediaType?: MediaType;
  mimeType?: string;
}

/** How it came into the trash: alone, or with the folder `withFolder`. */
export interface TrashedFrom {
  date: string;
  /** The folder it lay in. */
  folderId: string;
  /** Where it counted. */
  place: MediaPlace;
  withFolder?: string;
}

/** A file as it is stored: what the contract tells, and what that is made from. */
export interface StoredFile {
  id: string;
  displayName: string;
  parentFolderId: string;
  place: MediaPlace;
  private: boolean;
  mediaType: MediaType;
  operationStatus: MediaStatus;
  state: 'OK' | 'DELETED';
  sizeInBytes: string;
  labels: string[];
  /** For search. */
  labelText: string;
  createdDate: string;
  updatedDate: string;
  /** Absent until an import has brought them. */
  kept?: StoredBytes;
  origin?: ImportOrigin;
  found?: Inspected;
  failed?: MediaFailure;
  focalPoint?: Point;
  altText?: string;
  sourceUrl?: string;
  externalInfo?: { origin?: string; externalIds?: string[] };
  addedBy?: { type: 'MEMBER' | 'ANONYMOUS_VISITOR' | 'WIX_USER' | 'APP'; id: string };
  trash?: TrashedFrom;
  /** What whoever asked for the upload or import wants to know it by. */
  arrival?: string;
  /** Who works at it: not before then anybody else; and how often somebody began. */
  work?: { until: string; tries: number };
}

/** Undefined for a file whose bytes are not there yet. */
export function sourceOf(file: StoredFile): FileSource | undefined {
  const { kept, found, focalPoint, altText } = file;
  if (!kept) return undefined;
  return {
    id: file.id,
    displayName: file.displayName,
    mediaType: file.mediaType,
    contentType: kept.contentType,
    sizeInBytes: Number(file.sizeInBytes),
    sha256: kept.sha256,
    private: file.private,
    state: file.state,
    operationStatus: file.operationStatus,
    ...(focalPoint && { focalPoint }),
    ...(found?.width !== undefined && { width: found.width }),
    ...(found?.height !== undefined && { height: found.height }),
    ...(altText !== undefined && { altText }),
    ...(found?.placeholder !== undefined && { placeholder: found.placeholder }),
    assets: found?.assets ?? {},
  };
}
