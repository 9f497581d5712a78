import type { MediaStatus } from '#shared/media.ts';
import { querySpec, type QueryField, type QuerySpec } from '#platform/contract/index.ts';
import { defineEntity } from '#platform/store/index.ts';
import type { StoredFile } from './file.ts';
import type { StoredFolder } from './folder.ts';

const MAX = 200;

const declared = querySpec('media_files', 'FileDescriptorQuerySpec');
const choice: Pick<QueryField, 'operators' | 'sort'> = {
  operators: ['$eq', '$in', '$ne', '$nin'],
  sort: 'NONE',
};
const range: Pick<QueryField, 'operators'> = { operators: ['$gt', '$gte', '$lt', '$lte'] };
const OWN: readonly QueryField[] = [
  ...['id', 'parentFolderId', 'operationStatus', 'place'].map((field) => ({ field, ...choice })),
  { field: 'labels', operators: ['$hasSome', '$hasAll', '$eq', '$in'], sort: 'NONE' },
  { field: 'createdDate', ...range, sort: 'BOTH' },
  { field: 'used', operators: ['$exists'], sort: 'NONE' },
  ...['addedBy.id', 'addedBy.type'].map((field) => ({ field, ...choice })),
  { field: 'sourceUrl', operators: ['$exists'], sort: 'NONE' },
];
const RANGED = new Set(['sizeInBytes', 'updatedDate']);

/** Assumed: these can be asked for too, although the contract does not declare them. */
const fileSpec: QuerySpec = {
  ...declared,
  fields: [
    ...declared.fields.map((field) => (RANGED.has(field.field) ? { ...field, ...range } : field)),
    ...OWN,
  ],
};

export const files = defineEntity<StoredFile>({
  table: 'media_files',
  spec: fileSpec,
  columns: {
    createdDate: { type: 'date', required: true },
    updatedDate: { type: 'date', required: true },
    displayName: { type: 'text', required: true },
    sizeInBytes: { type: 'decimal', required: true },
    parentFolderId: { type: 'text', required: true },
    place: { type: 'text', required: true },
    state: { type: 'text', required: true },
    mediaType: { type: 'text', required: true },
    operationStatus: { type: 'text', required: true },
    private: { type: 'boolean', required: true },
    labels: { type: 'list' },
    'kept.sha256': { type: 'text', index: true },
    'work.until': { type: 'date' },
    'trash.date': { type: 'date', index: true },
    'trash.withFolder': { type: 'text' },
    /** Who brought it. */
    'addedBy.id': { type: 'text' },
    'addedBy.type': { type: 'text' },
    /** Where it was fetched from. */
    sourceUrl: { type: 'text' },
    /** Absent while nothing shows it; written by who knows that. */
    used: { type: 'text', beside: true },
  },
  text: { field: 'searchText', of: ['displayName', 'labelText', 'altText'] },
  indexes: [
    ['parentFolderId', 'updatedDate'],
    ['parentFolderId', 'createdDate'],
    ['parentFolderId', 'displayName'],
    ['place', 'updatedDate'],
    ['place', 'createdDate'],
    ['place', 'displayName'],
    ['place', 'mediaType', 'updatedDate'],
    ['place', 'sizeInBytes'],
    // Of all places together, such as what stands nowhere.
    ['state', 'updatedDate'],
    ['state', 'sizeInBytes'],
    ['state', 'createdDate'],
    ['operationStatus', 'createdDate'],
    ['trash.withFolder'],
    ['addedBy.id', 'updatedDate'],
    ['addedBy.type', 'updatedDate'],
  ],
  summary: ['place', 'parentFolderId', 'mediaType', 'private', 'operationStatus'],
  summaryOf: ['sizeInBytes'],
  // How many files bear each label.
  facets: { by: ['place'], within: 'labels', of: ['mediaType'] },
  defaultSort: [{ fieldName: 'updatedDate', order: 'DESC' }],
  maxLimit: MAX,
});

const folderSpec = querySpec('media_folders', 'FolderQuerySpec');

export const folders = defineEntity<StoredFolder>({
  table: 'media_folders',
  spec: {
    ...folderSpec,
    fields: [
      ...folderSpec.fields,
      ...['id', 'parentFolderId', 'place'].map((field) => ({ field, ...choice })),
    ],
  },
  columns: {
    createdDate: { type: 'date', required: true },
    updatedDate: { type: 'date', required: true },
    displayName: { type: 'text', required: true },
    parentFolderId: { type: 'text', required: true },
    place: { type: 'text', required: true },
    state: { type: 'text', required: true },
    'trash.date': { type: 'date', index: true },
    'trash.withFolder': { type: 'text', index: true },
  },
  text: { field: 'searchText', of: ['displayName'] },
  indexes: [
    ['parentFolderId', 'updatedDate'],
    ['place', 'updatedDate'],
  ],
  defaultSort: [{ fieldName: 'updatedDate', order: 'DESC' }],
  maxLimit: MAX,
});

/** What may come in by a token, once. */
export interface StoredUpload {
  /** The token itself. */
  id: string;
  fileName: string;
  contentType: string;
  createdDate: string;
  expiresDate: string;
  maxBytes: number;
  parentFolderId: string;
  private: boolean;
  labels: string[];
  altText?: string;
  externalInfo?: StoredFile['externalInfo'];
  addedBy?: StoredFile['addedBy'];
  arrival?: string;
  /** The file whose bytes these take the place of. */
  replaces?: string;
  /** What it became, and how that stood. */
  fileId?: string;
  status?: MediaStatus;
}

export const uploads = defineEntity<StoredUpload>({
  table: 'media_uploads',
  spec: { ...folderSpec, fields: [] },
  columns: {
    createdDate: { type: 'date', required: true, index: true },
    'addedBy.id': { type: 'text' },
  },
  indexes: [['addedBy.id', 'createdDate']],
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  maxLimit: 100,
});

/** Files that one address brings together. */
interface DownloadList {
  id: string;
  createdDate: string;
  fileIds: string[];
}

export const downloadLists = defineEntity<DownloadList>({
  table: 'media_downloads',
  spec: { ...folderSpec, fields: [] },
  columns: {},
  defaultSort: [{ fieldName: 'id', order: 'ASC' }],
  maxLimit: 100,
});

export const entities = [files, folders, uploads, downloadLists];
