import { mediaUrl, originOf, previewUrl } from '#wix/media-url.ts';
import type { FileDetails } from '#shared/media.ts';
import type { MediaFile } from './media-file.ts';

/** "1:42", "1:02:03". */
export function clockText(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

const pictureOf = ({ media }: MediaFile): string | undefined => media?.image?.image ?? media?.vector?.image;

export function sidesOf(file: MediaFile, details?: FileDetails): { width?: number; height?: number } {
  const { width, height } = details?.inspection ?? {};
  if (width && height) return { width, height };
  return originOf(pictureOf(file)) ?? {};
}

export function durationOf(file: MediaFile, details?: FileDetails): number | undefined {
  const seconds = file.media?.audio?.duration;
  return details?.inspection?.durationInMilliseconds ?? (seconds ? seconds * 1000 : undefined);
}

/** A small picture of the file, where there is one; of a private one for whoever may see it. */
export function thumbnailOf(
  file: MediaFile,
  size: { width: number; height: number },
  details?: FileDetails,
): string | undefined {
  if (file.private) return details?.preview === undefined ? undefined : previewUrl(details.preview, size);
  const version = details?.sha256;
  const still = file.mediaType === 'IMAGE' || file.mediaType === 'VECTOR';
  const address = mediaUrl(
    still ? (file.url ?? pictureOf(file)) : (file.thumbnailUrl ?? undefined),
    size,
    'fit',
  );
  return address !== undefined && version ? `${address}?v=${version.slice(0, 12)}` : address;
}

/** What a name ends with, in capitals: "PDF". */
export const endingOf = (name = ''): string => /\.([\w]{1,5})$/.exec(name)?.[1]?.toUpperCase() ?? '';

const colours = ['ok', 'warn', 'info', 'chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5'] as const;

/** A label has the same colour wherever it stands. */
export function labelColour(label: string): string {
  let sum = 0;
  for (const letter of label) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997;
  const name = colours[sum % colours.length] ?? 'ok';
  return `var(--${name.startsWith('chart') ? name : `${name}-mark`})`;
}
