import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Search } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useTyped } from '../use-typed.ts';
import styles from './filter.module.css';

interface Props {
  value: string;
  onChange: (value: string) => void;
}

export function QuickSearch({ value, onChange }: Props) {
  const translate = useTranslate();
  const [typed, type] = useTyped(value, onChange);
  return (
    <OutlinedInput
      size="small"
      type="search"
      className={styles['search'] ?? ''}
      value={typed}
      onChange={(event) => type(event.target.value)}
      placeholder={translate('list.filter.search')}
      startAdornment={
        <InputAdornment position="start">
          <Search aria-hidden />
        </InputAdornment>
      }
      slotProps={{ input: { 'aria-label': translate('list.filter.search') } }}
    />
  );
}
