import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { ArrowDownNarrowWide, LayoutGrid, List, SlidersHorizontal } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { mediaKinds } from '#shared/media-desk.ts';
import { QuickSearch } from '#admin/ui/filter/QuickSearch.tsx';
import { usePhone } from '#admin/ui/use-phone.ts';
import type { Look } from '../files/FileBrowser.tsx';
import { mediaKindLabels } from '../kind-labels.ts';
import { sortFields, type LibraryLocation, type PlaceChange } from '../library-location.ts';
import { FilterMenu } from './FilterMenu.tsx';
import styles from './page.module.css';

interface Props {
  place: LibraryLocation;
  onChange: (change: PlaceChange, options?: { replace: boolean }) => void;
  look: Look;
  onLook: (look: Look) => void;
  crumbs: ReactNode;
  labels: readonly string[];
  /** Beside the search: a list can be narrowed by more on the embedded platform. */
  own: boolean;
}

/** Above the files: where one is, what is searched, and how it is shown. */
export function Toolbar({ place, onChange, look, onLook, crumbs, labels, own }: Props) {
  const translate = useTranslate();
  const phone = usePhone();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const narrowed = [
    place.label,
    place.privacy,
    place.size,
    place.added,
    place.state,
    place.unused,
    place.by,
  ].filter((each) => each !== undefined).length;
  const Looks = look === 'grid' ? List : LayoutGrid;
  return (
    <div className={styles['toolbar']}>
      <div className={styles['location']}>{crumbs}</div>
      <div className={styles['tools']}>
        <div className={styles['search']}>
          <QuickSearch value={place.q ?? ''} onChange={(q) => onChange({ q }, { replace: true })} />
        </div>
        <Select
          size="small"
          displayEmpty
          value={place.kinds.length === 1 ? place.kinds[0] : ''}
          onChange={({ target }) => onChange({ kind: target.value })}
          slotProps={{ input: { 'aria-label': translate('media.filter.kind') } }}
          className={styles['kind'] ?? ''}
        >
          <MenuItem value="">{translate('media.filter.allKinds')}</MenuItem>
          {mediaKinds.map((kind) => (
            <MenuItem key={kind} value={kind}>
              {mediaKindLabels(kind)}
            </MenuItem>
          ))}
        </Select>
        <Select
          size="small"
          value={`${place.sort.fieldName} ${place.sort.order}`}
          onChange={({ target }) => {
            const [sort, order] = target.value.split(' ');
            onChange({ sort, order });
          }}
          renderValue={(value) =>
            phone ? (
              <ArrowDownNarrowWide size={16} aria-hidden />
            ) : (
              translate(`media.sort.${value.replace(' ', '.')}`)
            )
          }
          slotProps={{ input: { 'aria-label': translate('media.sort.label') } }}
          className={styles['sort'] ?? ''}
        >
          {sortFields.flatMap((field) =>
            (['DESC', 'ASC'] as const).map((order) => (
              <MenuItem key={`${field} ${order}`} value={`${field} ${order}`}>
                {translate(`media.sort.${field}.${order}`)}
              </MenuItem>
            )),
          )}
        </Select>
        <Button
          size="small"
          aria-haspopup="dialog"
          aria-expanded={anchor !== undefined}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <SlidersHorizontal aria-hidden />
          {narrowed === 0
            ? translate('media.filter.action')
            : translate('media.filter.some', { smart_count: narrowed })}
        </Button>
        <IconButton
          size="small"
          aria-label={translate(look === 'grid' ? 'media.look.list' : 'media.look.grid')}
          onClick={() => onLook(look === 'grid' ? 'list' : 'grid')}
        >
          <Looks aria-hidden />
        </IconButton>
      </div>
      <FilterMenu
        anchor={anchor}
        place={place}
        labels={labels}
        own={own}
        onChange={onChange}
        onClose={() => setAnchor(undefined)}
      />
    </div>
  );
}
