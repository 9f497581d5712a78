// Written by `npm run generate` from @wix/auto_sdk_media_folders 1.0.60.
export const bulkDeleteFolders = ['MEDIA.SITE_MEDIA_FOLDERS_MOVE_TO_TRASH'] as const;
export const bulkRestoreFoldersFromTrashBin = ['MEDIA.SITE_MEDIA_FOLDERS_RESTORE_FROM_TRASH'] as const;
export const createFolder = ['MEDIA.SITE_MEDIA_FOLDERS_CREATE'] as const;
export const generateFolderDownloadUrl = ['MEDIA.SITE_MEDIA_FOLDERS_DOWNLOAD'] as const;
export const getFolder = ['MEDIA.SITE_MEDIA_FOLDERS_READ'] as const;
export const listDeletedFolders = ['MEDIA.SITE_MEDIA_FOLDERS_LIST_DELETED'] as const;
export const listFolders = ['MEDIA.SITE_MEDIA_FOLDERS_LIST'] as const;
export const queryFolders = ['MEDIA.SITE_MEDIA_FOLDERS_LIST'] as const;
export const searchFolders = ['MEDIA.SITE_MEDIA_FOLDERS_LIST'] as const;
export const updateFolder = ['MEDIA.SITE_MEDIA_FOLDERS_UPDATE'] as const;
