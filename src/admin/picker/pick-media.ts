import { useSyncExternalStore } from 'react';
import type { MediaFile, MediaKind } from '../../wix/upload-operations.ts';
import { withAltText, type PickedFile } from './with-alt-text.ts';

export interface PickRequest {
  /** "Add pictures to Low sun". */
  title: string;
  /** Beside the title: "it has 1, the most is 24". */
  note?: string | undefined;
  /** No others are shown or taken. */
  kinds: readonly MediaKind[];
  /** Customers see what is chosen: private files are not shown, and unprocessed or damaged ones cannot be chosen. */
  isPublic?: boolean | undefined;
  /** As many may be chosen; with one the choice is replaced. */
  most?: number | undefined;
  /** Ids of the files that are there already, and what is said of them. */
  taken?: readonly string[] | undefined;
  takenWord?: string | undefined;
  /** Beside the choice: "They come after the first, in this order". */
  orderNote?: string | undefined;
}

export interface OpenPick extends PickRequest {
  settle: (files: MediaFile[]) => void;
}

let open: OpenPick | undefined;
const watchers = new Set<() => void>();

const set = (next: OpenPick | undefined) => {
  open = next;
  for (const watcher of watchers) watcher();
};

/** Lets somebody choose files of the library, or upload them; in the order of the choice, none when it was left. */
export async function pickMedia(request: PickRequest): Promise<PickedFile[]> {
  open?.settle([]);
  const files = await new Promise<MediaFile[]>((resolve) => {
    set({
      ...request,
      settle: (files) => {
        set(undefined);
        resolve(files);
      },
    });
  });
  return withAltText(files);
}

export const useOpenPick = (): OpenPick | undefined =>
  useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => open,
  );
