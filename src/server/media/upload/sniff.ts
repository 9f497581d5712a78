import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { textType } from './text-type.ts';
import { ownValue } from '#shared/own-value.ts';

/** Files made to be hard to read are not read for longer. */
const PATIENCE_MS = 10_000;
const MAX_BUFFER = 4 * 1_048_576;
const HEAD = 65_536;

export const UNKNOWN_TYPE = 'application/octet-stream';

/** Types that have several names. */
const USUAL: Readonly<Record<string, string>> = {
  'image/apng': 'image/png',
  'audio/x-m4a': 'audio/mp4',
  'audio/x-flac': 'audio/flac',
  'audio/vnd.wave': 'audio/wav',
  'video/vnd.avi': 'video/x-msvideo',
  'video/x-m4v': 'video/mp4',
  'video/matroska': 'video/x-matroska',
  'application/x-rar-compressed': 'application/vnd.rar',
};

/** One container for all of them: here the name may say which. */
const OLD_OFFICE: Readonly<Record<string, string>> = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
};

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(HEAD), 0, HEAD, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const known = async (path: string): Promise<string | undefined> => {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return (await fileTypeFromFile(path, { signal, maxBufferSize: MAX_BUFFER }))?.mime;
  } catch {
    // A file that breaks its own format is of none.
    return undefined;
  }
};

/**
 * The type of a file as its bytes say. Its name only tells apart what is the same in bytes: one kind of text from
 * another, and old Office documents.
 */
export async function sniff(path: string, fileName: string): Promise<string> {
  const extension = /\.([a-z\d]{1,10})$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const found = await known(path);
  if (found === 'application/x-cfb') return ownValue(OLD_OFFICE, extension) ?? found;
  if (found !== undefined && found !== 'application/xml') return ownValue(USUAL, found) ?? found;
  return textType(await headOf(path), extension) ?? found ?? UNKNOWN_TYPE;
}
