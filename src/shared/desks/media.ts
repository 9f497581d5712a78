import * as files from '../contract/generated/media_files.rights.ts';
import * as folders from '../contract/generated/media_folders.rights.ts';
import type { DeskFacts } from './desk.ts';

export const mediaDesk = {
  name: 'media',
  place: 'main',
  goTo: 'm',
  entities: ['wix.media.site_media.v1.file_descriptor', 'wix.media.site_media.v1.folder'],
  rights: {
    list: files.listFiles,
    edit: files.updateFileDescriptor,
    upload: files.generateFileResumableUploadUrl,
    download: files.generateFileDownloadUrl,
    downloadMany: files.generateFilesDownloadUrl,
    trash: files.bulkDeleteFiles,
    restore: files.bulkRestoreFilesFromTrashBin,
    readTrash: files.listDeletedFiles,
    makeFolder: folders.createFolder,
    editFolder: folders.updateFolder,
    trashFolder: folders.bulkDeleteFolders,
    restoreFolder: folders.bulkRestoreFoldersFromTrashBin,
    downloadFolder: folders.generateFolderDownloadUrl,
  },
  jobs: {
    trash: files.bulkDeleteFiles,
    restore: files.bulkRestoreFilesFromTrashBin,
    delete: files.bulkDeleteFiles,
    move: files.updateFileDescriptor,
    label: files.updateFileDescriptor,
    'set-private': files.updateFileDescriptor,
    export: files.listFiles,
  },
  takenBackBy: { trash: 'restore' },
} as const satisfies DeskFacts;
