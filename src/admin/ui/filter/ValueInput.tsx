import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { useTranslate } from 'ra-core';
import type { Condition, FilterField } from '../../data/filter-operators.ts';
import {
  calendarPeriods,
  comingPeriods,
  listSeparator,
  relativePeriods,
  takesSeveral,
} from '../../data/filter-operators.ts';
import { DateInput } from '../date/DateInput.tsx';
import { AmountInput } from './AmountInput.tsx';
import styles from './filter.module.css';
import { useFieldValues } from './use-field-values.ts';
import { useRecordNames } from './use-record-names.ts';
import { useFilterLabels } from './use-filter-labels.ts';

interface Props {
  field: FilterField;
  condition: Condition;
  onChange: (value: string) => void;
  autoFocus: boolean;
}

export function ValueInput({ field, condition, onChange, autoFocus }: Props) {
  const translate = useTranslate();
  const words = useFilterLabels();
  const [, operator, value] = condition;
  const named = useRecordNames(field.offered === 'records' ? field.record : undefined);
  const found = useFieldValues(field.options || named ? undefined : field.offered && field.path);
  const chosen = value.split(listSeparator).filter(Boolean);
  const offered = found.length > 0 ? [...new Set([...found, ...chosen])] : found;
  const label = translate('list.filter.value', { name: words.field(field) });
  const input = { 'aria-label': label };

  const choice = (options: readonly string[], name: (option: string) => string, several: boolean) => (
    <Select
      size="small"
      fullWidth
      multiple={several}
      value={several ? chosen : value}
      onChange={({ target }) =>
        onChange(Array.isArray(target.value) ? target.value.join(listSeparator) : target.value)
      }
      renderValue={() => (named ? chosen.map(name).join(', ') : value ? words.value(field, condition) : '')}
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
  const text = (at?: 0 | 1) => {
    const parts = value.split(listSeparator);
    const change = (typed: string) =>
      onChange(
        at === undefined
          ? typed
          : [0, 1].map((place) => (place === at ? typed : (parts[place] ?? ''))).join(),
      );
    const shared = {
      size: 'small',
      fullWidth: true,
      value: at === undefined ? value : (parts[at] ?? ''),
      autoFocus: autoFocus && at !== 1,
    } as const;
    return field.kind === 'date' ? (
      <DateInput
        {...shared}
        onChange={(day) => change(day.replaceAll(listSeparator, ' '))}
        inputProps={input}
      />
    ) : (
      <OutlinedInput {...shared} onChange={({ target }) => change(target.value)} slotProps={{ input }} />
    );
  };

  if (field.kind === 'amount') {
    const name = words.field(field);
    return <AmountInput {...{ field, condition, label, name, autoFocus, onChange }} />;
  }
  if (field.kind === 'yesNo')
    return choice(['yes', 'no', 'either'], (option) => translate(`list.yesNo.${option}`), false);
  if (operator === 'inLast' || operator === 'notInLast') {
    return choice(relativePeriods, (period) => translate(`list.period.${period}`), false);
  }
  if (operator === 'inNext')
    return choice(comingPeriods, (period) => translate(`list.period.${period}`), false);
  if (operator === 'in')
    return choice(calendarPeriods, (period) => translate(`list.calendar.${period}`), false);
  const options = field.options ?? (named ? [...named.keys()] : offered);
  if (options.length > 0)
    return choice(
      options,
      (option) => named?.get(option) ?? words.option(field, option),
      takesSeveral(operator),
    );
  if (operator === 'between') {
    return (
      <span className={styles['days']}>
        {text(0)}
        {text(1)}
      </span>
    );
  }
  return text();
}
