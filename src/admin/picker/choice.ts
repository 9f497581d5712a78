import { originOf } from '../../wix/media-url.ts';
import type { MediaFile, MediaKind } from '../../wix/upload-operations.ts';

export const idOf = ({ _id }: MediaFile): string => _id ?? '';

const place = (chosen: readonly MediaFile[], file: MediaFile): number =>
  chosen.findIndex((each) => idOf(each) === idOf(file));

/** The number of a file in the choice; nothing outside of it. */
export function numberOf(chosen: readonly MediaFile[], file: MediaFile): number | undefined {
  const at = place(chosen, file);
  return at < 0 ? undefined : at + 1;
}

/** Takes a file in or out. With one to choose the choice moves; when there are enough it stays as it is. */
export function toggled(chosen: readonly MediaFile[], file: MediaFile, most: number): readonly MediaFile[] {
  const at = place(chosen, file);
  if (at >= 0) return chosen.toSpliced(at, 1);
  if (most === 1) return [file];
  return chosen.length >= most ? chosen : [...chosen, file];
}

export const fits = ({ mediaType, state }: MediaFile, kinds: readonly MediaKind[]): boolean =>
  state !== 'DELETED' && kinds.some((kind) => kind === mediaType);

/** The name of a file as a beginning of what it shows: `low-sun_wall.png` is "low sun wall". */
export const wordsOfName = (name: string): string => name.replace(/\.\w+$/, '').replaceAll(/[-_]+/g, ' ');

export const sizeOf = ({ media }: MediaFile): ReturnType<typeof originOf> =>
  originOf((media?.image ?? media?.vector)?.image);
