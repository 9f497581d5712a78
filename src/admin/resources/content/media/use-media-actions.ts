import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { MEDIA_ROOT } from '#shared/media.ts';
import { mediaOperations, type FileChange } from '#wix/media-operations.ts';
import { toCallError } from '#wix/errors.ts';
import { useSession } from '#admin/access/session.ts';
import { toRecord } from '#admin/data/stored-record.ts';
import { useCountText } from '#admin/ui/grid/use-count-text.ts';
import type { MediaFile, MediaFolder } from './media-file.ts';
import { restoreFiles, restoreFolder } from './restore-files.ts';
import type { Files, MediaDataProvider } from './use-library.ts';

/** What is done at once, to a few; what is done to many is the runner's. */
export const AT_ONCE = 100;

export type MediaActions = ReturnType<typeof useMediaActions>;

/** What can be done to files and folders on the spot. Each tells what came of it, and offers to take it back. */
export function useMediaActions(settle: Files['settle']) {
  const client = useQueryClient();
  const provider = useDataProvider<MediaDataProvider>();
  const embedded = useSession()?.ownFields ?? false;
  const notify = useNotify();
  const translate = useTranslate();
  const words = useCountText();
  return useMemo(() => {
    const again = () =>
      void client.invalidateQueries({
        predicate: ({ queryKey: [name, verb] }) => name === 'media' && verb !== 'getInfiniteList',
      });
    const failed = (what: string, thrown: unknown) => {
      const { message } = toCallError(thrown);
      notify(translate(`media.failed.${what}`, { cause: message }), { type: 'error' });
    };
    const told = (what: string, count: number, undo?: () => void, more: object = {}) =>
      notify(translate(`media.done.${what}`, { smart_count: count, count: words(count), ...more }), {
        type: 'info',
        ...(undo && { undo }),
      });
    /** Tells what kept it from happening, and says whether it did. */
    const attempt = async (what: string, action: () => Promise<unknown>): Promise<boolean> => {
      try {
        await action();
        return true;
      } catch (thrown) {
        failed(what, thrown);
        return false;
      } finally {
        again();
      }
    };
    const gone = (files: readonly MediaFile[]) => settle(new Map(files.map(({ id }) => [id, undefined])));

    const change = async (file: MediaFile, fields: FileChange): Promise<boolean> => {
      settle(new Map([[file.id, { ...file, ...fields }]]));
      const done = await attempt('change', async () => {
        settle(new Map([[file.id, toRecord(await mediaOperations.update(file.id, fields))]]));
      });
      if (!done) settle(new Map([[file.id, file]]));
      return done;
    };

    const restore = async (files: readonly MediaFile[], quiet = false): Promise<boolean> => {
      const done = await attempt('restore', async () => {
        const { homeless, folder } = await restoreFiles(provider, files, embedded);
        if (!quiet) gone(files);
        if (homeless > 0) told('restoredToTop', homeless, undefined, { all: words(files.length) });
        else told(folder === undefined ? 'restored' : 'restoredTo', files.length, undefined, { folder });
      });
      if (!done) return false;
      void client.invalidateQueries({ queryKey: ['media', 'getInfiniteList'] });
      return true;
    };

    return {
      change,

      async rename(file: MediaFile, displayName: string) {
        await change(file, { displayName });
      },

      async trash(files: readonly MediaFile[]) {
        if (!(await attempt('trash', () => mediaOperations.trash(files.map(({ id }) => id))))) return;
        gone(files);
        told('trashed', files.length, () => void restore(files, true));
      },

      restore,

      async deleteForGood(files: readonly MediaFile[]): Promise<boolean> {
        const done = await attempt('delete', () => mediaOperations.deleteForGood(files.map(({ id }) => id)));
        if (!done) return false;
        gone(files);
        told('deleted', files.length);
        return true;
      },

      /** Each back to where it was, if it is taken back. */
      async move(files: readonly MediaFile[], folderId: string, folder: string) {
        const moved: MediaFile[] = [];
        await attempt('move', async () => {
          for (const file of files) {
            if (file.parentFolderId === folderId) continue;
            await mediaOperations.update(file.id, { parentFolderId: folderId });
            moved.push(file);
          }
        });
        if (moved.length === 0) return;
        settle(new Map(moved.map((file) => [file.id, { ...file, parentFolderId: folderId }])));
        const back = async () => {
          await attempt('move', async () => {
            for (const { id, parentFolderId } of moved)
              await mediaOperations.update(id, { parentFolderId: parentFolderId ?? MEDIA_ROOT });
          });
          void client.invalidateQueries({ queryKey: ['media', 'getInfiniteList'] });
        };
        told('moved', moved.length, () => void back(), { folder });
      },

      createFolder: async (name: string, parent: string): Promise<string | undefined> => {
        try {
          return (await mediaOperations.createFolder(name, parent))?._id ?? undefined;
        } finally {
          again();
        }
      },

      renameFolder: (id: string, displayName: string) =>
        attempt('folder', () => mediaOperations.updateFolder(id, { displayName })),

      moveFolder: (id: string, parentFolderId: string) =>
        attempt('folder', () => mediaOperations.updateFolder(id, { parentFolderId })),

      async trashFolder({ id, displayName = '' }: MediaFolder): Promise<boolean> {
        if (!(await attempt('trash', () => mediaOperations.trashFolders([id])))) return false;
        told('folderTrashed', 1, () => void attempt('restore', () => mediaOperations.restoreFolders([id])), {
          folder: displayName,
        });
        return true;
      },

      restoreFolder: ({ id, displayName = '' }: MediaFolder) =>
        attempt('restore', async () => {
          const parent = await restoreFolder(provider, id);
          const where = parent === undefined ? 'folderRestored' : 'folderRestoredTo';
          told(where, 1, undefined, { folder: displayName, parent });
        }),

      deleteFolders: (ids: string[]) => attempt('delete', () => mediaOperations.deleteFoldersForGood(ids)),

      /** The browser fetches it; nothing of the page goes. */
      async download(files: readonly MediaFile[]) {
        await attempt('download', async () => {
          const [first] = files;
          const url =
            files.length === 1 && first
              ? await mediaOperations.downloadUrl(first.id)
              : await mediaOperations.zipUrl(files.map(({ id }) => id));
          if (url) window.location.assign(url);
        });
      },

      async downloadFolder(id: string) {
        await attempt('download', async () => {
          const url = await mediaOperations.folderZipUrl(id);
          if (url) window.location.assign(url);
        });
      },

      async copyExpiringLink({ id }: MediaFile, minutes: number) {
        await attempt('link', async () => {
          const url = await mediaOperations.expiringUrl(id, minutes);
          if (url) await navigator.clipboard.writeText(url);
          told('expiringCopied', 1);
        });
      },

      async copyLink(url: string) {
        await navigator.clipboard.writeText(url);
        notify(translate('media.done.copied'), { type: 'info' });
      },
    };
  }, [client, provider, embedded, notify, translate, words, settle]);
}
