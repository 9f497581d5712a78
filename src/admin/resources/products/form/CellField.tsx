import { useId } from 'react';
import styles from './form.module.css';

interface Props {
  /** For screen readers: the column's head says it to the eye. */
  label: string;
  value: string;
  error: string | undefined;
  numeric: boolean;
  /** Without it the cell is read only. */
  onChange: ((value: string) => void) | undefined;
}

/** A field in a table. */
export function CellField({ label, value, error, numeric, onChange }: Props) {
  const id = useId();
  if (!onChange) return <span className={numeric ? 'num' : undefined}>{value || '—'}</span>;
  return (
    <span className={styles['cell']}>
      <input
        className={numeric ? 'num' : undefined}
        aria-label={label}
        aria-invalid={error !== undefined}
        aria-describedby={error ? id : undefined}
        inputMode={numeric ? 'decimal' : 'text'}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && (
        <span id={id} className={styles['error']}>
          {error}
        </span>
      )}
    </span>
  );
}
