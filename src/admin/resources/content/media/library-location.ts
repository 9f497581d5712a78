import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { openingSort, type MediaFilter, type MediaSort } from '#shared/media-listing.ts';
import { startOfPeriod } from '#admin/data/filter-operators.ts';
import { queryMoment } from '#admin/data/platform-filter.ts';
import { searchNow } from '#admin/ui/search-now.ts';

/** What of the library is in sight. */
export type View = 'files' | 'private' | 'labels' | 'trash';

const views: readonly View[] = ['files', 'private', 'labels', 'trash'];

const MB = 1_000_000;
/** In bytes, from and up to. */
export const sizes = {
  small: { most: MB },
  medium: { least: MB, most: 10 * MB },
  large: { least: 10 * MB, most: 100 * MB },
  huge: { least: 100 * MB },
} as const;
export type Size = keyof typeof sizes;

export const periods = ['24h', '7d', '30d', '90d', '12m'] as const;
export const sortFields = ['createdDate', 'updatedDate', 'displayName', 'sizeInBytes'] as const;

/** All of it stands in the address. */
export interface LibraryLocation {
  view: View;
  /** Without, the files of all folders. */
  folder?: string;
  q?: string;
  kinds: readonly string[];
  privacy?: 'yes' | 'no';
  label?: string;
  size?: Size;
  added?: string;
  state?: 'PENDING' | 'FAILED';
  unused?: true;
  /** Who brought it. */
  by?: string;
  /** What is searched is not only looked for in the folder. */
  everywhere?: true;
  sort: MediaSort;
  /** The saved view that it came from. */
  saved?: string;
  /** The one whose panel is open from the beginning. */
  file?: string;
}

export function readPlace(params: URLSearchParams): LibraryLocation {
  const get = (name: string): string | undefined => params.get(name)?.trim() || undefined;
  const one = <T extends string>(name: string, known: readonly T[]): T | undefined =>
    known.find((each) => each === get(name));
  const folder = get('folder');
  const q = get('q');
  const privacy = one('private', ['yes', 'no']);
  const label = get('label');
  const size = one('size', Object.keys(sizes) as Size[]);
  const added = one('added', periods);
  const state = one('state', ['PENDING', 'FAILED']);
  const by = get('by');
  const saved = get('view');
  const file = get('file');
  return {
    view: one('in', views) ?? 'files',
    kinds: get('kind')?.split(',') ?? [],
    sort: {
      fieldName: one('sort', sortFields) ?? openingSort.fieldName,
      order: one('order', ['ASC', 'DESC']) ?? openingSort.order,
    },
    ...(folder !== undefined && { folder }),
    ...(q !== undefined && { q }),
    ...(privacy && { privacy }),
    ...(label !== undefined && { label }),
    ...(size && { size }),
    ...(added && { added }),
    ...(state && { state }),
    ...(get('unused') === 'yes' && { unused: true as const }),
    ...(by !== undefined && { by }),
    ...(get('everywhere') === 'yes' && { everywhere: true as const }),
    ...(saved !== undefined && { saved }),
    ...(file !== undefined && { file }),
  };
}

/** The folder in which is searched, with all below it. */
export const searchedIn = ({ view, folder, q, everywhere }: LibraryLocation): string | undefined =>
  view === 'files' && q !== undefined && !everywhere ? folder : undefined;

/** As the platform is asked for it now. @param within the folder that is searched and those below it */
export function filterOf(place: LibraryLocation, within?: readonly string[]): MediaFilter {
  const { view, folder, q, kinds, privacy, label, size, added, state, unused, by, everywhere } = place;
  const isPrivate = view === 'private' ? true : privacy && privacy === 'yes';
  const since = added === undefined ? undefined : startOfPeriod(added, queryMoment())?.toISOString();
  return {
    ...(view === 'trash' && { trash: true }),
    ...(view === 'files' && folder !== undefined && !(q && everywhere) && { folder }),
    ...(within && { within }),
    ...(q !== undefined && { q }),
    ...(kinds.length > 0 && { kinds }),
    ...(isPrivate !== undefined && { private: isPrivate }),
    ...(label !== undefined && { label }),
    ...(size && sizes[size]),
    ...(since !== undefined && { since }),
    ...(state && { state }),
    ...(unused && { unused }),
    ...(by !== undefined && { by }),
  };
}

/** Whether something beside the place itself narrows what is shown. */
export const isNarrowed = ({
  q,
  kinds,
  privacy,
  label,
  size,
  added,
  state,
  unused,
  by,
}: LibraryLocation): boolean =>
  Boolean(q ?? privacy ?? label ?? size ?? added ?? state ?? unused ?? by) || kinds.length > 0;

/** The parameters of the address that change; undefined takes one away. */
export type PlaceChange = Readonly<
  Partial<
    Record<
      | 'in'
      | 'folder'
      | 'q'
      | 'kind'
      | 'private'
      | 'label'
      | 'size'
      | 'added'
      | 'state'
      | 'unused'
      | 'by'
      | 'everywhere'
      | 'sort'
      | 'order'
      | 'file',
      string | undefined
    >
  >
>;

export const narrowing = [
  'q',
  'everywhere',
  'kind',
  'private',
  'label',
  'size',
  'added',
  'state',
  'unused',
  'by',
] as const;
export const widened: PlaceChange = Object.fromEntries(narrowing.map((name) => [name, undefined]));

export function usePlace(): {
  place: LibraryLocation;
  change: (change: PlaceChange, options?: { replace: boolean }) => void;
} {
  const [params, setParams] = useSearchParams();
  return useMemo(
    () => ({
      place: readPlace(params),
      change(change, { replace } = { replace: false }) {
        const next = searchNow();
        // What was opened by its address is not what is looked at next.
        for (const [name, value] of Object.entries({ file: undefined, ...change })) {
          if (value === undefined || value === '') next.delete(name);
          else next.set(name, value);
        }
        setParams(next, { replace });
      },
    }),
    [params, setParams],
  );
}
