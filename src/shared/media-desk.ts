/** What the library knows of its files beyond what the contract tells: the gateway's own answers. */

/** The kinds in the order in which they are offered. */
export const mediaKinds = [
  'IMAGE',
  'VIDEO',
  'AUDIO',
  'DOCUMENT',
  'VECTOR',
  'MODEL3D',
  'ARCHIVE',
  'OTHER',
] as const;

/** Of files that a bulk action works on, told before it begins. */
export interface MediaForesight {
  files: number;
  bytes: number;
  /** With those there is nothing to do: in the trash already, private already … */
  idle: number;
  /** There are more than were counted. */
  partial: boolean;
}

/** What is kept, summed up; read at `/admin/api/media/sums`. */
export interface MediaSums {
  files: number;
  bytes: number;
  quotaBytes?: number;
  byKind: Readonly<Partial<Record<string, { files: number; bytes: number }>>>;
  /** Of each folder, the files that lie directly in it. */
  byFolder: Readonly<Record<string, number>>;
  private: number;
  /** The most frequent first. */
  labels: readonly { label: string; files: number }[];
  trash: { files: number; bytes?: number; folders?: number };
  /** Files that are worked on, and those that failed. */
  operation?: { PENDING?: number; FAILED?: number };
}

/** What the gateway tells of a file beside its descriptor. */
export interface FileDetails {
  fileId: string;
  altText?: string;
  focalPoint?: { x: number; y: number };
  addedBy?: { id: string; name?: string };
  originalFolderId?: string;
  trashedDate?: string;
  /** When it leaves the trash for good. */
  expiresDate?: string;
  contentType?: string;
  sha256?: string;
  inspection?: {
    width?: number;
    height?: number;
    durationInMilliseconds?: number;
    pages?: number;
    placeholder?: string;
    unplayable?: string;
    entries?: readonly { name: string; sizeInBytes: number }[];
  };
  failed?: { code: string; message: string };
  uses?: number;
}

export interface FileDetailsChange {
  altText?: string;
  focalPoint?: { x: number; y: number } | null;
  private?: boolean;
}
