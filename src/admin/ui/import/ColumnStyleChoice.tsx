import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { dateStyleExamples, dateStyles, isDateStyle, previewDate } from '#shared/date-styles.ts';
import type { ColumnNumbers, ColumnStyle } from '#shared/imports.ts';
import { numberStyleExamples, numberStyles, readStyled } from '#shared/number-styles.ts';
import styles from './import.module.css';

interface Props {
  /** Of the file. */
  column: string;
  numbers: ColumnNumbers;
  /** What somebody has chosen, if anybody has. */
  chosen: ColumnStyle | null;
  disabled: boolean;
  onChange: (style: ColumnStyle) => void;
}

/** Which words the choice of a column has. */
export const styleLabels = (style: ColumnStyle): 'numbers' | 'dates' =>
  isDateStyle(style) ? 'dates' : 'numbers';

const exampleOf = (style: ColumnStyle): string =>
  isDateStyle(style) ? dateStyleExamples[style] : numberStyleExamples[style];

const shown = (value: string): string =>
  new Intl.NumberFormat('en', { maximumFractionDigits: 20 }).format(value as `${number}`);

/** What a cell is read as; undefined where it cannot be read so. */
function readAs(text: string, style: ColumnStyle): string | undefined {
  if (isDateStyle(style)) return previewDate(text, style);
  const value = readStyled(text, style)?.value;
  return value === undefined ? undefined : shown(value);
}

/** How a column writes numbers or dates, with cells of it and what they are read as. */
export function ColumnStyleChoice({ column, numbers, chosen, disabled, onChange }: Props) {
  const translate = useTranslate();
  const id = useId();
  const isNeeded = numbers.certainty === 'needed' && chosen === null;
  const style = chosen ?? numbers.style;
  const words = styleLabels(numbers.style);
  const offered: readonly ColumnStyle[] = words === 'dates' ? dateStyles : numberStyles;
  const read = numbers.examples.map((text) => {
    const value = readAs(text, style);
    return value === undefined
      ? translate(`import.${words}.unreadable`, { text })
      : translate(`import.${words}.read`, { text, value });
  });
  return (
    <div className={styles['numbers']}>
      <Select<ColumnStyle | ''>
        className={styles['result']}
        size="small"
        fullWidth
        displayEmpty
        disabled={disabled}
        error={isNeeded}
        value={isNeeded ? '' : style}
        inputProps={{
          'aria-label': translate(`import.${words}.named`, { column }),
          'aria-describedby': id,
          'aria-invalid': isNeeded,
        }}
        onChange={({ target }) => {
          if (target.value !== '') onChange(target.value);
        }}
      >
        <MenuItem value="" disabled>
          {translate(`import.${words}.choose`)}
        </MenuItem>
        {offered.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`import.${words}.written`, { example: exampleOf(one) })}
          </MenuItem>
        ))}
      </Select>
      <FormHelperText id={id} error={isNeeded}>
        {isNeeded
          ? translate(`import.${words}.needed`, { texts: numbers.examples.join(' · ') })
          : read.join(' · ')}
      </FormHelperText>
    </div>
  );
}
