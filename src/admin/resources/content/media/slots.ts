import type { ComponentType } from 'react';
import type { FileDetails } from '#shared/media.ts';
import { openUpload } from '#admin/uploads/uploads.ts';
import { lazyPart } from '#admin/ui/preloadable.tsx';
import type { MediaFile } from './media-file.ts';

/** Parts of the library that have a place of their own in the tree. Each is lazy; one that is not there is not shown. */
export interface MediaSlots {
  /** Opens the file chooser, and queues what is chosen for that folder. */
  upload?: (folderId: string) => void;
  /** Under the preview of a picture: its crops, and the way to set the focal point. */
  focal?: ComponentType<{ file: MediaFile; details?: FileDetails | undefined }>;
  uses?: ComponentType<{ file: MediaFile }>;
  viewer?: ComponentType<{
    files: readonly MediaFile[];
    at: number;
    onAt: (index: number) => void;
    onClose: () => void;
    onDownload?: ((file: MediaFile) => void) | undefined;
  }>;
  /** A dialog that gives a file other bytes and keeps its address. */
  replace?: ComponentType<{ file: MediaFile; onClose: () => void }>;
  /** What deleting these would take away from where it is shown. */
  usedBefore?: ComponentType<{ fileIds: readonly string[] }>;
}

export const slots: MediaSlots = {
  upload: openUpload,
  focal: lazyPart(() => import('./focal/FocalPanel.tsx')),
  uses: lazyPart(() => import('./uses/UsesList.tsx')),
  viewer: lazyPart(() => import('./viewer/Viewer.tsx')),
  replace: lazyPart(() => import('./replace/ReplaceDialog.tsx')),
  usedBefore: lazyPart(() => import('./uses/UsedBefore.tsx')),
};
