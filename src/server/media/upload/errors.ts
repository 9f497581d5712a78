import { badRequest, PlatformError } from '#platform/contract/errors.ts';

export const isTooLarge = (maxBytes: number): PlatformError =>
  new PlatformError(413, `The file is larger than ${maxBytes} bytes.`, {
    code: 'FILE_SIZE_OVER_LIMIT',
    data: { maxBytes },
  });

export const isEmpty = (): PlatformError => badRequest('The file is empty.', 'ZERO_FILE_SIZE');
