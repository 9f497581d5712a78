// Written by `npm run generate` from @wix/auto_sdk_media_files 1.0.101.
export const bulkDeleteFiles = ['MEDIA.SITE_MEDIA_FILES_MOVE_TO_TRASH'] as const;
export const bulkImportFile = ['MEDIA.SITE_MEDIA_FILES_IMPORT'] as const;
export const bulkImportFiles = ['MEDIA.SITE_MEDIA_FILES_IMPORT'] as const;
export const bulkRestoreFilesFromTrashBin = ['MEDIA.SITE_MEDIA_FILES_RESTORE_FROM_TRASH'] as const;
export const generateFileDownloadUrl = ['MEDIA.SITE_MEDIA_FILES_DOWNLOAD_URL'] as const;
export const generateFileResumableUploadUrl = ['MEDIA.SITE_MEDIA_FILES_UPLOAD'] as const;
export const generateFileUploadUrl = ['MEDIA.SITE_MEDIA_FILES_UPLOAD'] as const;
export const generateFilesDownloadUrl = ['MEDIA.SITE_MEDIA_FILES_DOWNLOAD'] as const;
export const generateVideoStreamingUrl = ['MEDIA.SITE_MEDIA_FILES_READ'] as const;
export const getFileDescriptor = ['MEDIA.SITE_MEDIA_FILES_READ'] as const;
export const getFileDescriptors = ['MEDIA.SITE_MEDIA_FILES_READ'] as const;
export const importFile = ['MEDIA.SITE_MEDIA_FILES_IMPORT'] as const;
export const listDeletedFiles = ['MEDIA.SITE_MEDIA_FILES_LIST_DELETED'] as const;
export const listFiles = ['MEDIA.SITE_MEDIA_FILES_LIST'] as const;
export const queryFileDescriptors = ['media:site_media:v1:file_descriptor:query_file_descriptors'] as const;
export const searchFiles = ['MEDIA.SITE_MEDIA_FILES_LIST'] as const;
export const updateFileDescriptor = ['MEDIA.SITE_MEDIA_FILES_UPDATE'] as const;
