import { originOf } from '../../wix/media-url.ts';
import type { MediaFile } from '../../wix/upload-operations.ts';
import type { PickRequest } from './pick-media.ts';

export const idOf = ({ _id }: MediaFile): string => _id ?? '';

const place = (chosen: readonly MediaFile[], file: MediaFile): number =>
  chosen.findIndex((each) => idOf(each) === idOf(file));

/** The number of a file in the choice; nothing outside of it. */
export function numberOf(chosen: readonly MediaFile[], file: MediaFile): number | undefined {
  const at = place(chosen, file);
  return at < 0 ? undefined : at + 1;
}

/** Takes a file in or out. With one to choose the choice moves; when there are enough it stays as it is. */
export function toggled(chosen: readonly MediaFile[], file: MediaFile, max: number): readonly MediaFile[] {
  const at = place(chosen, file);
  if (at >= 0) return chosen.toSpliced(at, 1);
  if (max === 1) return [file];
  return chosen.length >= max ? chosen : [...chosen, file];
}

/** What keeps a file from a public page although it is in the library. */
export const problemOf = ({ operationStatus }: MediaFile): 'pending' | 'damaged' | undefined => {
  if (operationStatus === 'FAILED') return 'damaged';
  return operationStatus === 'PENDING' ? 'pending' : undefined;
};

/** Whether the request admits the file. */
export const fits = (
  file: MediaFile,
  { kinds, isPublic }: Pick<PickRequest, 'kinds' | 'isPublic'>,
): boolean =>
  file.state !== 'DELETED' &&
  kinds.some((kind) => kind === file.mediaType) &&
  !(isPublic && (file.private || problemOf(file) !== undefined));

/** The name of a file as a beginning of what it shows: `low-sun_wall.png` is "low sun wall". */
export const partsOfName = (name: string): string => name.replace(/\.\w+$/, '').replaceAll(/[-_]+/g, ' ');

export const sizeOf = ({ media }: MediaFile): ReturnType<typeof originOf> =>
  originOf((media?.image ?? media?.vector)?.image);
