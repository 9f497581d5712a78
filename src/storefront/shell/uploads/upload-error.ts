import type { FileProblem } from './check-file.ts';

/** Why the shop did not take a file; each has words in every language of the shop. */
export type UploadError = FileProblem | 'tooLarge' | 'noSpace' | 'tooMany' | 'notAllowed' | 'other';

interface Failure {
  status?: number;
  code?: string;
}

const codes: Readonly<Record<string, UploadError>> = {
  ZERO_FILE_SIZE: 'empty',
  FILE_SIZE_OVER_LIMIT: 'tooLarge',
  SITE_QUOTA_EXCEEDED: 'noSpace',
  TOO_MANY_UPLOADS: 'tooMany',
  UNSUPPORTED_FILE_FORMAT: 'kind',
  FILE_CONTENT_MISMATCH: 'kind',
  MISMATCH_MIME_TYPE: 'kind',
};
const statuses: Readonly<Record<number, UploadError>> = {
  401: 'notAllowed',
  403: 'notAllowed',
  413: 'tooLarge',
  415: 'kind',
  429: 'tooMany',
  507: 'noSpace',
};

/** The line or the server is away for a while: nothing is wrong with the file. */
export const isLost = ({ status = 0, code }: Failure): boolean =>
  status === 0 || status === 408 || (status >= 500 && status !== 507 && code !== 'SITE_QUOTA_EXCEEDED');

export function uploadErrorOf({ status = 0, code = '' }: Failure, video: boolean): UploadError {
  const rejection = codes[code] ?? statuses[status] ?? 'other';
  return rejection === 'kind' && !video ? 'picture' : rejection;
}
