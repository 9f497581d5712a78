import { useTranslate } from 'ra-core';
import { VISITOR_UPLOADS_ROOT } from '#shared/media.ts';
import { Segmented } from '#admin/ui/Segmented.tsx';
import type { MediaFolder } from '../media-file.ts';
import type { LibraryLocation, PlaceChange } from '../library-location.ts';
import styles from './page.module.css';

interface Props {
  place: LibraryLocation;
  folders: readonly MediaFolder[];
  onChange: (change: PlaceChange, options: { replace: boolean }) => void;
}

/** Whoever searches in a folder looks in it and below, or in all of them. */
export function SearchScope({ place: { view, folder, q, everywhere }, folders, onChange }: Props) {
  const translate = useTranslate();
  if (view !== 'files' || folder === undefined || q === undefined) return null;
  const name =
    folder === VISITOR_UPLOADS_ROOT
      ? translate('media.tree.visitors')
      : (folders.find(({ id }) => id === folder)?.displayName ?? '');
  return (
    <div className={styles['scope']}>
      <Segmented
        label={translate('media.crumbs.scope')}
        value={everywhere ? 'everywhere' : 'in'}
        options={(['in', 'everywhere'] as const).map((value) => ({
          value,
          label: <bdi>{translate(`media.crumbs.${value}`, { folder: name })}</bdi>,
        }))}
        onChange={(value) =>
          onChange({ everywhere: value === 'everywhere' ? 'yes' : undefined }, { replace: true })
        }
      />
    </div>
  );
}
