import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Search } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import styles from './filter.module.css';

interface Props {
  value: string;
  onChange: (value: string) => void;
}

/** Long enough for the letters of one burst; what it asks in vain is called off. */
const pause = 60;

export function QuickSearch({ value, onChange }: Props) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);

  // The address bar changed by another hand (a tab, a view, the back button).
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    const text = typed.trim();
    if (text === sent.current) return undefined;
    const timer = setTimeout(() => {
      sent.current = text;
      onChange(text);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, onChange]);

  return (
    <OutlinedInput
      size="small"
      type="search"
      className={styles['search'] ?? ''}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
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
