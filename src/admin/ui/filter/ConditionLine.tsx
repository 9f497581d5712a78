import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { Condition, FilterField } from '../../data/filter-operators.ts';
import { operatorsOf, takesSeveral } from '../../data/filter-operators.ts';
import styles from './filter.module.css';
import { ValueInput } from './ValueInput.tsx';
import { useFilterLabels } from './use-filter-labels.ts';

interface Props {
  first: boolean;
  fields: readonly FilterField[];
  /** Nothing while no field is chosen. */
  condition: Condition | undefined;
  focused: boolean;
  onChange: (condition: Condition) => void;
  onRemove: () => void;
}

function startingValue(field: FilterField, operator: string): string {
  if (operator === 'inLast' || operator === 'notInLast') return '7d';
  if (operator === 'inNext') return '48h';
  if (operator === 'in') return 'today';
  return field.kind === 'yesNo' ? 'yes' : '';
}

const plainDays = new Set(['on', 'since', 'before']);
const isDay = (...operators: string[]): boolean => operators.every((each) => plainDays.has(each));

function startingCondition(field: FilterField): Condition {
  const operator = operatorsOf(field.kind)[0] ?? 'is';
  return [field.id, operator, startingValue(field, operator)];
}

export function ConditionLine({ first, fields, condition, focused, onChange, onRemove }: Props) {
  const translate = useTranslate();
  const words = useFilterLabels();
  const field = condition && fields.find(({ id }) => id === condition[0]);
  const name = field ? words.field(field) : translate('list.filter.field');
  return (
    <div className={styles['line']}>
      <span className={styles['join']}>{translate(first ? 'list.filter.label' : 'list.filter.and')}</span>
      <Select
        size="small"
        displayEmpty
        value={field?.id ?? ''}
        autoFocus={focused && !field}
        renderValue={() => (field ? name : translate('list.filter.choose'))}
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
      {field ? (
        <Comparison field={field} condition={condition} focused={focused} onChange={onChange} />
      ) : (
        <>
          <span />
          <span />
        </>
      )}
      <IconButton size="small" aria-label={translate('list.filter.remove', { name })} onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}

interface ComparisonProps {
  field: FilterField;
  condition: Condition;
  focused: boolean;
  onChange: (condition: Condition) => void;
}

/** How the field is compared, and with what. */
function Comparison({ field, condition: [id, operator, value], focused, onChange }: ComparisonProps) {
  const translate = useTranslate();
  const words = useFilterLabels();
  const changeOperator = (next: string) => {
    const stored =
      field.kind === 'amount' ||
      (takesSeveral(next) === takesSeveral(operator) && (field.kind !== 'date' || isDay(next, operator)));
    onChange([id, next, stored ? value : startingValue(field, next)]);
  };
  return (
    <>
      <Select
        size="small"
        value={operator}
        onChange={({ target }) => changeOperator(target.value)}
        SelectDisplayProps={{ 'aria-label': translate('list.filter.operator', { name: words.field(field) }) }}
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
        condition={[id, operator, value]}
        autoFocus={focused}
        onChange={(next) => onChange([id, operator, next])}
      />
    </>
  );
}
