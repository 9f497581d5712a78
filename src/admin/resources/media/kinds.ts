import { Archive, Box, File, FileText, Film, Image, Music, Shapes, type LucideIcon } from 'lucide-react';
import { mediaUrl } from '../../../wix/media-url.ts';
import type { FileDetails } from '../../../shared/media.ts';
import type { MediaFile } from './media-file.ts';

const icons: Readonly<Record<string, LucideIcon>> = {
  IMAGE: Image,
  VIDEO: Film,
  AUDIO: Music,
  DOCUMENT: FileText,
  VECTOR: Shapes,
  ARCHIVE: Archive,
  MODEL3D: Box,
};

export const kindIcon = (kind: string | undefined): LucideIcon => icons[kind ?? ''] ?? File;

/** "1:42", "1:02:03". */
export function clockWords(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

const units = ['B', 'kB', 'MB', 'GB', 'TB'];

/** "340 kB", "5.1 MB"; a kB is 1024 bytes, as the quota counts. */
export function bytesWords(bytes: number | string | null | undefined, locale = 'en'): string {
  let amount = Number(bytes ?? 0);
  let unit = 0;
  while (amount >= 999.5 && unit < units.length - 1) {
    amount /= 1024;
    unit++;
  }
  const maximumFractionDigits = unit > 1 && amount < 100 ? 1 : 0;
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits }).format(amount)} ${units[unit] ?? ''}`;
}

/** What the contract says of the picture stands behind its address. */
const originOf = (uri: string | undefined): { width?: number; height?: number } => {
  const [, width, height] = /originWidth=(\d+)&originHeight=(\d+)/.exec(uri ?? '') ?? [];
  return { ...(width && { width: Number(width) }), ...(height && { height: Number(height) }) };
};

const pictureOf = ({ media }: MediaFile): string | undefined => media?.image?.image ?? media?.vector?.image;

export function sidesOf(file: MediaFile, details?: FileDetails): { width?: number; height?: number } {
  const { width, height } = details?.inspection ?? {};
  if (width && height) return { width, height };
  return originOf(pictureOf(file));
}

export function durationOf(file: MediaFile, details?: FileDetails): number | undefined {
  const seconds = file.media?.audio?.duration;
  return details?.inspection?.durationInMilliseconds ?? (seconds ? seconds * 1000 : undefined);
}

/** A small picture of the file, where there is one. */
export function thumbnailOf(
  file: MediaFile,
  size: { width: number; height: number },
  version?: string,
): string | undefined {
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
