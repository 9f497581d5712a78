import { useState } from 'react';
import { readPercent } from '../percent.ts';
import { moveInGrid } from './grid-keys.ts';
import styles from '../Tax.module.css';
import type { Cell, Cells } from './use-cells.ts';

interface Props {
  cell: Cell;
  column: number;
  cells: Cells;
}

/** One rate: typed as it is, read when it is left; Esc puts back what stood there. */
export function RateCell({ cell, column, cells }: Props) {
  const [typed, setTyping] = useState<{ text: string; from: string }>();
  // What was discarded or changed from elsewhere shows, also while somebody stands in the cell.
  const typing = typed && (readPercent(typed.text) ?? typed.text.trim()) === cell.text ? typed : undefined;
  const shown = typing?.text ?? cell.text;
  const marks = [
    cell.reduced && styles['reduced'],
    cell.was !== undefined && styles['changed'],
    cell.wrong && !typing && styles['wrong'],
  ];
  if (!cells.allowed)
    return (
      <span className={[styles['cell'], ...marks].filter(Boolean).join(' ')}>
        {cell.text === '' ? <small>{cell.instead}</small> : <b>{cell.text}</b>}
        {cell.text !== '' && <i>%</i>}
      </span>
    );
  return (
    <label className={[styles['cell'], ...marks].filter(Boolean).join(' ')}>
      <input
        data-column={column}
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        aria-label={cell.label}
        aria-invalid={cell.wrong && !typing ? true : undefined}
        placeholder={cell.instead}
        value={shown}
        readOnly={cells.busy}
        onFocus={({ target }) => {
          setTyping({ text: cell.text, from: cell.text });
          target.select();
        }}
        onBlur={() => setTyping(undefined)}
        onChange={({ target }) => {
          setTyping((begun) => ({ text: target.value, from: begun?.from ?? cell.text }));
          cells.type(cell.key, target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 's' && (event.metaKey || event.ctrlKey)) setTyping(undefined);
          if (event.key !== 'Escape' || !typing || typing.text === typing.from) {
            moveInGrid(event);
            return;
          }
          event.preventDefault();
          event.stopPropagation();
          setTyping({ text: typing.from, from: typing.from });
          cells.type(cell.key, typing.from);
        }}
      />
      {shown !== '' && <i aria-hidden>%</i>}
    </label>
  );
}
