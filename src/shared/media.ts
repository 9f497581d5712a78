/** Folders that every library has; the contract's names. */
export const MEDIA_ROOT = 'media-root';
export const TRASH_ROOT = 'trash-root';
export const VISITOR_UPLOADS_ROOT = 'visitor-uploads';

export type MediaType =
  | 'UNKNOWN'
  | 'IMAGE'
  | 'VIDEO'
  | 'AUDIO'
  | 'DOCUMENT'
  | 'VECTOR'
  | 'ARCHIVE'
  | 'MODEL3D'
  | 'OTHER';

/** From the left and from the top, 0 to 1. */
export interface Point {
  x: number;
  y: number;
}

/** A file made out of another: a poster, a page, a smaller video. Kept under `assets/<sha256>/<name>`. */
export interface MediaAsset {
  contentType: string;
  sizeInBytes: number;
  width?: number;
  height?: number;
}

/** What was found in the bytes of a file. */
export interface Inspected {
  mediaType: MediaType;
  contentType: string;
  width?: number;
  height?: number;
  animated?: boolean;
  /** Such as `jpeg`. */
  format?: string;
  /** Hexadecimal, such as `#aa3311`. */
  colors?: { prominent: string; palette: string[] };
  /** A data URL of a few bytes that stands for the picture until it is there. */
  placeholder?: string;
  /** The picture tells where it was taken: the public sees the asset `public.<ext>`. */
  hasPlace?: boolean;
  durationInMilliseconds?: number;
  videoCodec?: string;
  audioCodec?: string;
  /** In bits a second. */
  bitrate?: number;
  fps?: number;
  pages?: number;
  /** Of an archive, the first thousand. */
  entries?: { name: string; sizeInBytes: number }[];
  /** How many of each a 3D model has, as it says itself. */
  model?: { meshes: number; materials: number; animations: number };
  /** Why it can only be downloaded, such as `NO_FFMPEG`. */
  unplayable?: string;
  /** By name, such as `poster.jpg`. */
  assets: Record<string, MediaAsset>;
}

export interface MediaFailure {
  code: string;
  message: string;
}

export type Inspection = { failed: MediaFailure } | Inspected;

export type MediaStatus = 'PENDING' | 'READY' | 'FAILED';

/** What whoever delivers a file has to know of it. */
export interface FileSource {
  id: string;
  displayName: string;
  mediaType: MediaType;
  contentType: string;
  sizeInBytes: number;
  /** The hash of the bytes, which are stored under it. */
  sha256: string;
  private: boolean;
  state: 'OK' | 'DELETED';
  operationStatus: MediaStatus;
  focalPoint?: Point;
  width?: number;
  height?: number;
  altText?: string;
  placeholder?: string;
  assets: Record<string, MediaAsset>;
}

/** The value of `v=` in a URL, which makes it cacheable forever: it changes with the content. */
export function versionOf({ sha256, focalPoint }: Pick<FileSource, 'sha256' | 'focalPoint'>): string {
  const whole = (share: number): number => Math.round(share * 1000);
  const point = focalPoint ? `-${whole(focalPoint.x)}-${whole(focalPoint.y)}` : '';
  return sha256.slice(0, 12) + point;
}

/** Bytes that are safe in the store. */
export interface ReceivedFile {
  fileName: string;
  /** As the bytes say. */
  contentType: string;
  sizeInBytes: number;
  sha256: string;
  md5: string;
}

/** What an upload may bring. */
export interface OpenUpload {
  id: string;
  fileName: string;
  contentType: string;
  maxBytes: number;
  expiresDate: string;
}

/** Where the bytes of a file are in the store. */
export const blobKey = (sha256: string): string => `blobs/${sha256.slice(0, 2)}/${sha256}`;

export const assetKey = (sha256: string, name: string): string => `assets/${sha256}/${name}`;

/** The stored media type of a poster that a browser made. */
export const UPLOADED_POSTER = 'poster.webp';
const POSTERS = ['poster.jpg', 'thumbnail.jpg', 'poster.png', 'thumbnail.png', UPLOADED_POSTER];

/** What of its assets stands for a file that is no picture, by name. */
export const posterOf = ({ assets }: Pick<Inspected, 'assets'>): string | undefined =>
  POSTERS.find((name) => assets[name] !== undefined);

/** What the back office knows of a file beside its descriptor. */
export interface FileDetails {
  fileId: string;
  altText?: string;
  focalPoint?: Point;
  addedBy?: { type: 'MEMBER' | 'ANONYMOUS_VISITOR' | 'WIX_USER' | 'APP'; id: string };
  /** Of what is in the trash: where it was, since when it is there, and when it is gone for good. */
  originalFolderId?: string;
  trashedDate?: string;
  expiresDate?: string;
  contentType?: string;
  sha256?: string;
  inspection?: Inspected;
  failed?: MediaFailure;
  /** Of a private file: where its picture is, in any size, for an hour at least. */
  preview?: string;
}

/** What the library holds. */
export interface MediaTotals {
  /** Out of the trash. */
  files: number;
  /** Of everything, also of what is in the trash or in shared libraries. */
  bytes: number;
  quotaBytes: number;
  byKind: Record<string, { files: number; bytes: number }>;
  /** Directly in it. */
  byFolder: Record<string, number>;
  private: number;
  /** The most used first. */
  labels: { label: string; files: number }[];
  /** `days`: so long it stays there. */
  trash: { files: number; folders: number; bytes: number; days: number };
  operation: { PENDING: number; FAILED: number };
}

/** A file whose bytes are in the store, under an id that is in use already. */
export interface KnownFile {
  id: string;
  received: ReceivedFile;
  /** What is in it, where that is known. */
  found?: Inspected;
  parentFolderId?: string;
  labels?: readonly string[];
  altText?: string;
  focalPoint?: Point;
  createdDate?: string;
  private?: boolean;
  addedBy?: { type: 'MEMBER' | 'ANONYMOUS_VISITOR' | 'WIX_USER' | 'APP'; id: string };
  /** Since then it is in the trash. */
  trashedDate?: string;
}

export interface FolderSeed {
  id: string;
  displayName: string;
  parentFolderId?: string;
  createdDate?: string;
}
