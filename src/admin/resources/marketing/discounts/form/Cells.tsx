import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import type { ReactNode } from 'react';
import { useDiscountDraft } from './use-discount-form.ts';
import styles from '../discounts.module.css';

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
}

/** One of a few, in a row of others; its label is heard only. */
export function ChoiceCell<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const { allowed } = useDiscountDraft();
  return (
    <Select
      fullWidth
      disabled={!allowed}
      value={value}
      slotProps={{ input: { 'aria-label': label } }}
      SelectDisplayProps={{ 'aria-label': label }}
      onChange={({ target }) => onChange(target.value as Value)}
    >
      {options.map(([option, word]) => (
        <MenuItem key={option} value={option}>
          {word}
        </MenuItem>
      ))}
    </Select>
  );
}

interface NumberProps {
  label: string;
  value: string;
  /** In the form, where a problem is said. */
  place: string;
  before?: ReactNode;
  after?: ReactNode;
  placeholder?: string;
  onChange: (value: string) => void;
}

/** A number as it is typed; what is wrong with it stands under its row. */
export function NumberCell({ label, value, place, before, after, placeholder, onChange }: NumberProps) {
  const { allowed, errorAt } = useDiscountDraft();
  const wrong = errorAt(place) !== undefined;
  return (
    <OutlinedInput
      fullWidth
      data-place={place}
      disabled={!allowed}
      error={wrong}
      value={value}
      placeholder={placeholder ?? ''}
      startAdornment={before && <InputAdornment position="start">{before}</InputAdornment>}
      endAdornment={after && <InputAdornment position="end">{after}</InputAdornment>}
      slotProps={{
        input: {
          inputMode: 'decimal',
          autoComplete: 'off',
          'aria-label': label,
          'aria-describedby': wrong ? `${place}-below` : undefined,
        },
      }}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** What is wrong at one of these places. */
export function Problem({ places }: { places: readonly string[] }) {
  const { errorAt } = useDiscountDraft();
  const place = places.find((each) => errorAt(each) !== undefined);
  if (place === undefined) return null;
  return (
    <FormHelperText id={`${place}-below`} error className={styles['problem'] ?? ''}>
      {errorAt(place)}
    </FormHelperText>
  );
}
