import type { MediaFile, MediaKind } from '../../wix/upload-operations.ts';

/** `lost`: the line broke, it goes on by itself. `fileNeeded`: the browser has let go of the file after a reload. */
export type UploadState = 'waiting' | 'running' | 'paused' | 'lost' | 'fileNeeded' | 'failed' | 'done';

/** Why a file was not taken; `message` is what the server says where no word of ours fits. */
export interface UploadFailure {
  code:
    | 'empty'
    | 'tooLarge'
    | 'wrongKind'
    | 'otherContent'
    | 'noSpace'
    | 'notAllowed'
    | 'notRead'
    | 'changed'
    | 'rejected';
  message?: string | undefined;
  /** The bound that was passed, in bytes. */
  most?: number | undefined;
}

export interface UploadItem {
  key: string;
  name: string;
  type: string;
  size: number;
  folderId: string;
  state: UploadState;
  /** Bytes that the server has. */
  sent: number;
  /** In bytes a second, once it is known. */
  rate?: number | undefined;
  failure?: UploadFailure | undefined;
  /** Once it is in the library. */
  file?: MediaFile | undefined;
}

/** Part of a file's handle that outlives a reload where the browser has it. */
export interface FileHandle {
  getFile(): Promise<File>;
  queryPermission?: (mode: { mode: 'read' }) => Promise<PermissionState>;
  requestPermission?: (mode: { mode: 'read' }) => Promise<PermissionState>;
}

/** A file to upload, and where it lay among those that came with it. */
export interface Dropped {
  file: File;
  /** Of a folder that was dropped: `/posters/2026`. */
  path?: string | undefined;
  handle?: FileHandle | undefined;
}

export interface UploadOptions {
  parentFolderId?: string | undefined;
  private?: boolean | undefined;
  labels?: readonly string[] | undefined;
  /** Others are rejected before anything is sent. */
  kinds?: readonly MediaKind[] | undefined;
}

export interface FinishedUpload {
  key: string;
  file: MediaFile;
  folderId: string;
}

/** Not over yet. */
export const isOpen = ({ state }: UploadItem): boolean => state !== 'failed' && state !== 'done';

/** Goes on without anybody doing anything, as long as the page stays. */
export const isMoving = ({ state }: UploadItem): boolean =>
  state === 'waiting' || state === 'running' || state === 'lost';
