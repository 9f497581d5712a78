import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { useTranslate } from 'ra-core';
import { useStoreProfile } from '../../access/session.ts';
import type { Condition, FilterField } from '../../data/filter-operators.ts';
import { listSeparator, relativePeriods, takesSeveral } from '../../data/filter-operators.ts';
import styles from './filter.module.css';
import { useFilterWords } from './words.ts';

interface Props {
  field: FilterField;
  condition: Condition;
  onChange: (value: string) => void;
  autoFocus: boolean;
}

export function ValueInput({ field, condition, onChange, autoFocus }: Props) {
  const translate = useTranslate();
  const words = useFilterWords();
  const { currency } = useStoreProfile();
  const [, operator, value] = condition;
  const label = translate('list.filter.value', { name: words.field(field) });
  const input = { 'aria-label': label };

  const choice = (options: readonly string[], name: (option: string) => string, several: boolean) => (
    <Select
      size="small"
      fullWidth
      multiple={several}
      value={several ? value.split(listSeparator).filter(Boolean) : value}
      onChange={({ target }) =>
        onChange(Array.isArray(target.value) ? target.value.join(listSeparator) : target.value)
      }
      renderValue={() => (value ? words.value(field, condition) : '')}
      autoFocus={autoFocus}
      slotProps={{ input }}
      SelectDisplayProps={{ 'aria-label': label }}
    >
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {name(option)}
        </MenuItem>
      ))}
    </Select>
  );
  const text = (type: string, at?: 0 | 1) => {
    const parts = value.split(listSeparator);
    const change = (typed: string) => {
      if (at === undefined) onChange(typed);
      else
        onChange(
          at === 0
            ? [typed, parts[1] ?? ''].join(listSeparator)
            : [parts[0] ?? '', typed].join(listSeparator),
        );
    };
    return (
      <OutlinedInput
        size="small"
        fullWidth
        type={type}
        inputMode={field.kind === 'amount' ? 'decimal' : undefined}
        value={at === undefined ? value : (parts[at] ?? '')}
        onChange={(event) => change(event.target.value)}
        autoFocus={autoFocus && at !== 1}
        {...(field.kind === 'amount' && at !== 0
          ? { endAdornment: <InputAdornment position="end">{currency}</InputAdornment> }
          : {})}
        slotProps={{ input }}
      />
    );
  };

  if (field.kind === 'yesNo')
    return choice(['yes', 'no'], (option) => translate(`list.yesNo.${option}`), false);
  if (operator === 'inLast' || operator === 'notInLast') {
    return choice(relativePeriods, (period) => translate(`list.period.${period}`), false);
  }
  if (field.options)
    return choice(field.options, (option) => words.option(field, option), takesSeveral(operator));
  if (operator === 'between') {
    return (
      <span className={styles['pair']}>
        {text('text', 0)}
        {text('text', 1)}
      </span>
    );
  }
  return text(field.kind === 'date' ? 'date' : 'text');
}
