import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { ColumnNumbers } from '../../../shared/imports.ts';
import {
  numberStyleExamples,
  numberStyles,
  readStyled,
  type NumberStyle,
} from '../../../shared/number-styles.ts';
import styles from './import.module.css';

interface Props {
  /** Of the file. */
  column: string;
  numbers: ColumnNumbers;
  /** What somebody has chosen, if anybody has. */
  chosen: NumberStyle | null;
  disabled: boolean;
  onChange: (style: NumberStyle) => void;
}

const shown = (value: string): string =>
  new Intl.NumberFormat('en', { maximumFractionDigits: 20 }).format(value as `${number}`);

/** How a column writes numbers, with cells of it and what they are read as. */
export function NumberStyleChoice({ column, numbers, chosen, disabled, onChange }: Props) {
  const translate = useTranslate();
  const id = useId();
  const isNeeded = numbers.certainty === 'needed' && chosen === null;
  const style = chosen ?? numbers.style;
  const read = numbers.examples.map((text) => {
    const value = readStyled(text, style)?.value;
    return value === undefined
      ? translate('import.numbers.unreadable', { text })
      : translate('import.numbers.read', { text, value: shown(value) });
  });
  return (
    <div className={styles['numbers']}>
      <Select<NumberStyle | ''>
        className={styles['becomes']}
        size="small"
        fullWidth
        displayEmpty
        disabled={disabled}
        error={isNeeded}
        value={isNeeded ? '' : style}
        inputProps={{
          'aria-label': translate('import.numbers.named', { column }),
          'aria-describedby': id,
          'aria-invalid': isNeeded,
        }}
        onChange={({ target }) => {
          if (target.value !== '') onChange(target.value);
        }}
      >
        <MenuItem value="" disabled>
          {translate('import.numbers.choose')}
        </MenuItem>
        {numberStyles.map((one) => (
          <MenuItem key={one} value={one}>
            {translate('import.numbers.written', { example: numberStyleExamples[one] })}
          </MenuItem>
        ))}
      </Select>
      <FormHelperText id={id} error={isNeeded}>
        {isNeeded
          ? translate('import.numbers.needed', { texts: numbers.examples.join(' · ') })
          : read.join(' · ')}
      </FormHelperText>
    </div>
  );
}
