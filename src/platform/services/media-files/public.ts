export { takeInFiles, takeInFolders } from './adopt.ts';
export { arrivalOf, findUpload } from './arrival.ts';
export { downloadAddress, findSoldFiles, putOnSale, type SoldFile } from './downloads/sold.ts';
export type { FileDescriptor } from './file.ts';
export { findFiles } from './find-files.ts';
export { ENTERPRISE_ROOT } from './folder.ts';
export { importFileInto } from './imports/import-files.ts';
export { findPicture, findPictureBy, notBroughtBy } from './own-picture.ts';
export { openUpload } from './upload-urls.ts';
