import { X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { Condition, FilterField } from '../../data/filter-operators.ts';
import styles from './filter.module.css';
import { useFilterWords } from './words.ts';

interface Props {
  field: FilterField;
  condition: Condition;
  active: boolean;
  onOpen: (anchor: HTMLElement) => void;
  onRemove: () => void;
}

/** Three cells, so that nobody takes a filter for a state. */
export function FilterCell({ field, condition, active, onOpen, onRemove }: Props) {
  const translate = useTranslate();
  const words = useFilterWords();
  const name = words.field(field);
  return (
    <span className={styles['cell']} data-active={active}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={active}
        onClick={(event) => onOpen(event.currentTarget)}
      >
        <span>{name}</span>
        <span className={styles['operator']}>{words.operator(field, condition[1])}</span>
        <span className={styles['value']}>{words.value(field, condition)}</span>
      </button>
      <button
        type="button"
        className={styles['remove']}
        aria-label={translate('list.filter.remove', { name })}
        onClick={onRemove}
      >
        <X size={13} aria-hidden />
      </button>
    </span>
  );
}
