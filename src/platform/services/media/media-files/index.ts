import type { Context } from '#platform/context.ts';
import type { Handlers, MediaFilesApi, MediaFoldersApi } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { updateFileDescriptor } from './change-files.ts';
import {
  getFileDescriptor,
  getFileDescriptors,
  listDeletedFiles,
  listFiles,
  queryFileDescriptors,
  searchFiles,
} from './find-files.ts';
import { blobRoutes } from './blob-routes.ts';
import {
  createFolder,
  getFolder,
  listDeletedFolders,
  listFolders,
  queryFolders,
  searchFolders,
  updateFolder,
} from './folder-operations.ts';
import { retentionRules } from './forget.ts';
import { migrations } from './migrations.ts';
import { libraryRoutes } from './library-routes.ts';
import { routes } from './routes.ts';
import { entities } from './tables.ts';
import {
  bulkDeleteFiles,
  bulkDeleteFolders,
  bulkRestoreFilesFromTrashBin,
  bulkRestoreFoldersFromTrashBin,
} from './trash.ts';
import { bulkImportFile, bulkImportFiles, importFile } from './imports/import-files.ts';
import {
  generateFileDownloadUrl,
  generateFilesDownloadUrl,
  generateFolderDownloadUrl,
  generateVideoStreamingUrl,
} from './downloads/give-out.ts';
import { generateFileResumableUploadUrl, generateFileUploadUrl } from './upload-urls.ts';

export const mediaFiles = defineService({
  name: 'media-files',
  package: 'media_files',
  handlers: {
    bulkDeleteFiles,
    bulkImportFile,
    bulkImportFiles,
    bulkRestoreFilesFromTrashBin,
    generateFileDownloadUrl,
    generateFileResumableUploadUrl,
    generateFileUploadUrl,
    generateFilesDownloadUrl,
    generateVideoStreamingUrl,
    getFileDescriptor,
    getFileDescriptors,
    importFile,
    listDeletedFiles,
    listFiles,
    queryFileDescriptors,
    searchFiles,
    updateFileDescriptor,
  } satisfies Handlers<MediaFilesApi, Context>,
  routes: [...routes, ...libraryRoutes, ...blobRoutes],
  retentionRules,
  entities,
  migrations,
});

/** The same tables by their other package. */
export const mediaFolders = defineService({
  name: 'media-folders',
  package: 'media_folders',
  handlers: {
    bulkDeleteFolders,
    bulkRestoreFoldersFromTrashBin,
    createFolder,
    generateFolderDownloadUrl,
    getFolder,
    listDeletedFolders,
    listFolders,
    queryFolders,
    searchFolders,
    updateFolder,
  } satisfies Handlers<MediaFoldersApi, Context>,
});
