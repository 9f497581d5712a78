import {
  generateFileResumableUploadUrl,
  generateFileUploadUrl,
  type FileDescriptor,
} from '@wix/auto_sdk_media_files';
import { reachable } from './upload-address.ts';
import { staffClient, type CallOptions } from './staff-client.ts';

export type MediaFile = FileDescriptor;
export type MediaKind = `${NonNullable<FileDescriptor['mediaType']>}`;

/** What the platform is told of a file before its bytes come. */
export interface UploadFacts {
  fileName: string;
  mimeType: string;
  sizeInBytes: string;
  parentFolderId?: string;
  /** Folders below that one, made where they are not there: `/posters/2026`. */
  filePath?: string;
  private?: boolean;
  labels?: string[];
}

/** Where the bytes go. With a token they can go in pieces, by TUS. */
export interface UploadAddress {
  url: string;
  token?: string;
}

export const uploadOperations = {
  async open({ mimeType, ...rest }: UploadFacts, options?: CallOptions): Promise<UploadAddress> {
    const { uploadUrl = '' } = await staffClient(options).use(generateFileUploadUrl)(mimeType, rest);
    return { url: reachable(uploadUrl) };
  },
  async openResumable({ mimeType, ...rest }: UploadFacts, options?: CallOptions): Promise<UploadAddress> {
    const { uploadUrl = '', uploadToken = '' } = await staffClient(options).use(
      generateFileResumableUploadUrl,
    )(mimeType, { ...rest, uploadProtocol: 'TUS' });
    return { url: reachable(uploadUrl), token: uploadToken };
  },
};
