import { MEDIA_ROOT, TRASH_ROOT, VISITOR_UPLOADS_ROOT } from '#shared/media.ts';
import type { MediaPlace, TrashedFrom } from '../file.ts';

/** What files and folders have in common here. */
export interface Trashable {
  id: string;
  parentFolderId: string;
  place: MediaPlace;
  state: 'OK' | 'DELETED';
  updatedDate: string;
  trash?: TrashedFrom;
}

/** @param withFolder the folder it goes with: it stays in its own place below that one */
export const thrownAway = <It extends Trashable>(it: It, date: string, withFolder?: string): It => ({
  ...it,
  state: 'DELETED',
  place: 'TRASH_ROOT',
  parentFolderId: withFolder === undefined ? TRASH_ROOT : it.parentFolderId,
  updatedDate: date,
  trash: {
    date,
    folderId: it.parentFolderId,
    place: it.place,
    ...(withFolder !== undefined && { withFolder }),
  },
});

/** Back where it was, or where `parentFolderId` says. */
export function broughtBack<It extends Trashable>(it: It, date: string, parentFolderId: string): It {
  const { trash, ...rest } = it;
  return {
    ...rest,
    state: 'OK',
    place: trash?.place ?? 'MEDIA_ROOT',
    parentFolderId,
    updatedDate: date,
  } as It;
}

/** Where something goes whose folder is no more. */
export const rootOf = (place: MediaPlace | undefined): string =>
  place === 'VISITOR_UPLOADS_ROOT' ? VISITOR_UPLOADS_ROOT : MEDIA_ROOT;

/** When what was thrown away then is gone for good. */
export const lastDay = ({ date }: TrashedFrom, trashDays: number): string =>
  new Date(Date.parse(date) + trashDays * 86_400_000).toISOString();
