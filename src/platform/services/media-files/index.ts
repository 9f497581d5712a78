import type { Context } from '../../context.ts';
import type { Handlers, MediaFilesApi, MediaFoldersApi } from '../../contract/index.ts';
import { defineService } from '../../service.ts';
import { updateFileDescriptor } from './change-files.ts';
import {
  getFileDescriptor,
  getFileDescriptors,
  listDeletedFiles,
  listFiles,
  queryFileDescriptors,
  searchFiles,
} from './find-files.ts';
import {
  createFolder,
  getFolder,
  listDeletedFolders,
  listFolders,
  queryFolders,
  searchFolders,
  updateFolder,
} from './folder-operations.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';
import { entities } from './tables.ts';
import {
  bulkDeleteFiles,
  bulkDeleteFolders,
  bulkRestoreFilesFromTrashBin,
  bulkRestoreFoldersFromTrashBin,
} from './trash.ts';
import { generateFileResumableUploadUrl, generateFileUploadUrl } from './upload-urls.ts';

export const mediaFiles = defineService({
  name: 'media-files',
  package: 'media_files',
  handlers: {
    bulkDeleteFiles,
    bulkRestoreFilesFromTrashBin,
    generateFileResumableUploadUrl,
    generateFileUploadUrl,
    getFileDescriptor,
    getFileDescriptors,
    listDeletedFiles,
    listFiles,
    queryFileDescriptors,
    searchFiles,
    updateFileDescriptor,
  } satisfies Handlers<MediaFilesApi, Context>,
  routes,
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
    getFolder,
    listDeletedFolders,
    listFolders,
    queryFolders,
    searchFolders,
    updateFolder,
  } satisfies Handlers<MediaFoldersApi, Context>,
});
