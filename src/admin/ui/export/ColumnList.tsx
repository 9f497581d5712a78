import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { movedAt } from '../order/moved.ts';
import { MoveButtons } from '../order/MoveButtons.tsx';
import { useDragOrder } from '../order/use-drag-order.ts';
import { useMovedFocus } from '../order/use-moved-focus.ts';
import styles from './export.module.css';

interface Props {
  columns: readonly string[];
  titles: ReadonlyMap<string, string>;
  onChange: (columns: string[]) => void;
}

/** The columns of the file in their order. */
export function ColumnList({ columns, titles, onChange }: Props) {
  const translate = useTranslate();
  const { list, keep } = useMovedFocus<HTMLOListElement>();
  const move = (id: string, by: number) => onChange(movedAt(columns, columns.indexOf(id), by));
  const line = useDragOrder({ ids: columns, enabled: true, onMove: move });
  const remove = (id: string) => {
    const next = columns[columns.indexOf(id) + 1] ?? columns[columns.indexOf(id) - 1];
    list.current?.querySelector<HTMLButtonElement>(`[data-line="${next}"] button:last-of-type`)?.focus();
    onChange(columns.filter((other) => other !== id));
  };
  return (
    <ol ref={list} className={styles['columns']} aria-label={translate('export.columns')}>
      {columns.map((id, index) => {
        const name = titles.get(id) ?? id;
        return (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows do the same by key
          <li key={id} data-line={id} {...line(id, index)}>
            <span>{name}</span>
            <MoveButtons
              isFirst={index === 0}
              isLast={index === columns.length - 1}
              labels={{
                up: translate('export.up', { name }),
                down: translate('export.down', { name }),
              }}
              onMove={(by) => {
                keep(id, by);
                move(id, by);
              }}
            />
            <IconButton
              size="small"
              aria-label={translate('export.remove', { name })}
              onClick={() => remove(id)}
            >
              <X size={16} aria-hidden />
            </IconButton>
          </li>
        );
      })}
    </ol>
  );
}
