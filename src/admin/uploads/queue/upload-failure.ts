import { isSilent } from '../../data/connection.ts';
import { toCallError } from '#wix/errors.ts';
import type { MediaKind } from '#wix/upload-operations.ts';
import type { UploadFailure } from '../upload-item.ts';

/** By the codes of the contract and of the upload's own door. */
const codes: Readonly<Record<string, UploadFailure['code']>> = {
  ZERO_FILE_SIZE: 'empty',
  FILE_SIZE_OVER_LIMIT: 'tooLarge',
  UNSUPPORTED_FILE_FORMAT: 'wrongKind',
  MISMATCH_MIME_TYPE: 'wrongKind',
  FILE_CONTENT_MISMATCH: 'otherContent',
  SITE_QUOTA_EXCEEDED: 'noSpace',
};

/** The server is away for a while: nothing is wrong with the file. */
export const isLine = (failure: unknown): boolean => {
  const { status, code } = toCallError(failure);
  return isSilent(status) || status === 429 || code === 'UNREACHABLE';
};

export function failureOf(thrown: unknown): UploadFailure {
  // The browser throws these where a file was moved, changed or taken away.
  if (thrown instanceof DOMException && ['NotFoundError', 'NotReadableError'].includes(thrown.name))
    return { code: 'notRead' };
  const { code, status, message, data } = toCallError(thrown);
  const bound = Number(data['maxBytes'] ?? data['limit']);
  const known = codes[code];
  if (known) return { code: known, message, ...(bound > 0 && { most: bound }) };
  if (status === 413) return { code: 'tooLarge', message, ...(bound > 0 && { most: bound }) };
  if (status === 415) return { code: 'wrongKind', message };
  if (status === 507) return { code: 'noSpace', message };
  if (status === 401 || status === 403) return { code: 'notAllowed', message };
  return { code: 'rejected', message };
}

const prefixes: Partial<Record<MediaKind, RegExp>> = {
  IMAGE: /^image\/(?!svg)/,
  VECTOR: /^image\/svg/,
  VIDEO: /^video\//,
  AUDIO: /^audio\//,
  DOCUMENT: /^(application\/(pdf|msword|vnd\.)|text\/)/,
  MODEL3D: /^model\//,
  ARCHIVE: /^application\/(zip|x-(tar|7z|rar)|gzip)/,
};

/** What is wrong with a file can often be told before a byte is sent; the server looks at the bytes themselves. */
export function failureBefore(
  { size, type }: { size: number; type: string },
  kinds: readonly MediaKind[] | undefined,
): UploadFailure | undefined {
  if (size === 0) return { code: 'empty' };
  if (kinds && type !== '' && !kinds.some((kind) => prefixes[kind]?.test(type))) return { code: 'wrongKind' };
  return undefined;
}
