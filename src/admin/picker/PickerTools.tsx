import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { Search, X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { MediaKind } from '../../wix/upload-operations.ts';
import { usePhone } from '../ui/use-phone.ts';
import { useFolders } from './use-library.ts';
import './messages.en.ts';
import styles from './picker.module.css';

export interface Narrowed {
  q: string;
  kind: MediaKind | '';
  folder: string;
}

interface Props {
  kinds: readonly MediaKind[];
  value: Narrowed;
  total: number | undefined;
  onChange: (next: Narrowed) => void;
}

/** Search, kind and folder, and how many are found. */
export function PickerTools({ kinds, value, total, onChange }: Props) {
  const translate = useTranslate();
  const phone = usePhone();
  const folders = useFolders();
  const { q, kind, folder } = value;
  return (
    <div className={styles['tools']}>
      <OutlinedInput
        size="small"
        autoFocus={!phone}
        value={q}
        placeholder={translate('picker.search')}
        className={styles['search'] ?? ''}
        startAdornment={<Search size={15} aria-hidden />}
        endAdornment={
          q !== '' && (
            <IconButton
              size="small"
              aria-label={translate('picker.clear')}
              onClick={() => onChange({ ...value, q: '' })}
            >
              <X size={14} aria-hidden />
            </IconButton>
          )
        }
        slotProps={{ input: { 'aria-label': translate('picker.search'), maxLength: 200 } }}
        // A search is of the whole library.
        onChange={({ target }) => onChange({ ...value, q: target.value, folder: '' })}
      />
      {kinds.length > 1 && (
        <Select
          size="small"
          displayEmpty
          value={kind}
          slotProps={{ input: { 'aria-label': translate('picker.kind') } }}
          onChange={({ target }) => onChange({ ...value, kind: target.value })}
        >
          <MenuItem value="">{translate('picker.allKinds')}</MenuItem>
          {kinds.map((each) => (
            <MenuItem key={each} value={each}>
              {translate(`picker.kinds.${each}`)}
            </MenuItem>
          ))}
        </Select>
      )}
      {folders.length > 0 && (
        <Select
          size="small"
          displayEmpty
          value={folder}
          className={styles['folder'] ?? ''}
          slotProps={{ input: { 'aria-label': translate('picker.folder') } }}
          onChange={({ target }) => onChange({ ...value, folder: target.value, q: '' })}
        >
          <MenuItem value="">{translate('picker.allFolders')}</MenuItem>
          {folders.map(({ id, name, depth }) => (
            <MenuItem key={id} value={id} sx={{ paddingInlineStart: `${10 + depth * 14}px` }}>
              <bdi>{name}</bdi>
            </MenuItem>
          ))}
        </Select>
      )}
      <small className={styles['found']} role="status">
        {total !== undefined &&
          translate('picker.found', { smart_count: total, count: total.toLocaleString('en') })}
      </small>
    </div>
  );
}
