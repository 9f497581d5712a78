import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { Condition, FilterField } from '../../data/filter-operators.ts';
import { operatorsOf, takesSeveral } from '../../data/filter-operators.ts';
import styles from './filter.module.css';
import { ValueInput } from './ValueInput.tsx';
import { useFilterWords } from './words.ts';

interface Props {
  first: boolean;
  fields: readonly FilterField[];
  condition: Condition;
  focused: boolean;
  onChange: (condition: Condition) => void;
  onRemove: () => void;
}

export function startingValue(field: FilterField, operator: string): string {
  if (operator === 'inLast' || operator === 'notInLast') return '7d';
  if (operator === 'in') return 'today';
  return field.kind === 'yesNo' ? 'yes' : '';
}

const plainDays = new Set(['on', 'since', 'before']);
const isDay = (...operators: string[]): boolean => operators.every((each) => plainDays.has(each));

export function startingCondition(field: FilterField): Condition {
  const operator = operatorsOf(field.kind)[0] ?? 'is';
  return [field.id, operator, startingValue(field, operator)];
}

export function ConditionLine({ first, fields, condition, focused, onChange, onRemove }: Props) {
  const translate = useTranslate();
  const words = useFilterWords();
  const [id, operator, value] = condition;
  const field = fields.find((known) => known.id === id) ?? fields[0];
  if (!field) return null;
  const name = words.field(field);

  const changeOperator = (next: string) => {
    const kept =
      field.kind === 'amount' ||
      (takesSeveral(next) === takesSeveral(operator) && (field.kind !== 'date' || isDay(next, operator)));
    onChange([id, next, kept ? value : startingValue(field, next)]);
  };

  return (
    <div className={styles['line']}>
      <span className={styles['join']}>{translate(first ? 'list.filter.where' : 'list.filter.and')}</span>
      <Select
        size="small"
        value={field.id}
        onChange={({ target }) => {
          const next = fields.find((known) => known.id === target.value);
          if (next) onChange(startingCondition(next));
        }}
        SelectDisplayProps={{ 'aria-label': translate('list.filter.field') }}
      >
        {fields.map((known) => (
          <MenuItem key={known.id} value={known.id}>
            {words.field(known)}
          </MenuItem>
        ))}
      </Select>
      <Select
        size="small"
        value={operator}
        onChange={({ target }) => changeOperator(target.value)}
        SelectDisplayProps={{ 'aria-label': translate('list.filter.operator', { name }) }}
      >
        {operatorsOf(field.kind).map((known) => (
          <MenuItem key={known} value={known}>
            {words.operator(field, known)}
          </MenuItem>
        ))}
      </Select>
      <ValueInput
        key={`${field.id} ${operator}`}
        field={field}
        condition={condition}
        autoFocus={focused}
        onChange={(next) => onChange([id, operator, next])}
      />
      <IconButton size="small" aria-label={translate('list.filter.remove', { name })} onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
