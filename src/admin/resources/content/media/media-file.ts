import type { FileDescriptor, Folder } from '#wix/media-operations.ts';
import type { StoredRecord } from '#admin/data/stored-record.ts';

export type MediaFile = StoredRecord<FileDescriptor>;
export type MediaFolder = StoredRecord<Folder>;
