import { X } from 'lucide-react';
import { useGetMany, useTranslate } from 'ra-core';
import { listSeparator, type Condition, type FilterField } from '../../data/filter-operators.ts';
import styles from './filter.module.css';
import { useFilterLabels } from './use-filter-labels.ts';

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
  const words = useFilterLabels();
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
        <span className={styles['value']}>
          {field.record ? (
            <RecordNames desk={field.record} ids={condition[2]} />
          ) : (
            words.value(field, condition)
          )}
        </span>
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

/** As many names as there is room for. */
const NAMED = 2;

/** What records are called; their ids where nobody knows. */
function RecordNames({ desk, ids: raw }: { desk: string; ids: string }) {
  const translate = useTranslate();
  const ids = raw.split(listSeparator).filter(Boolean);
  const named = ids.slice(0, NAMED);
  const { data } = useGetMany<{ id: string; name?: string; title?: string; number?: string }>(
    desk,
    { ids: named },
    { enabled: named.length > 0, onError: () => undefined },
  );
  const first = named
    .map((id) => {
      const row = data?.find((each) => each?.id === id);
      return row?.number ? `#${row.number}` : (row?.name ?? row?.title ?? id);
    })
    .join(', ');
  return ids.length > NAMED
    ? translate('list.filter.more', { first, smart_count: ids.length - NAMED })
    : first;
}
