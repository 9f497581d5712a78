import { useId } from 'react';
import styles from './form.module.css';

interface Props {
  /** For screen readers: the column's head says it to the eye. */
  label: string;
  value: string;
  /** What is kept of it, shown beside what it is to become. */
  was?: string | undefined;
  error: string | undefined;
  numeric: boolean;
  /** Without it the cell is read only. */
  onChange: ((value: string) => void) | undefined;
}

/** A field in a table: text until it is touched. */
export function CellField({ label, value, was, error, numeric, onChange }: Props) {
  const id = useId();
  if (!onChange) return <span className={numeric ? 'num' : undefined}>{value || '—'}</span>;
  const changed = was !== undefined && was !== value && was !== '';
  return (
    <span className={styles['cell']} data-changed={(was !== undefined && was !== value) || undefined}>
      {changed && <s className={numeric ? 'num' : undefined}>{was}</s>}
      <input
        className={numeric ? 'num' : undefined}
        aria-label={label}
        aria-invalid={error !== undefined}
        aria-describedby={error ? id : undefined}
        inputMode={numeric ? 'decimal' : 'text'}
        placeholder="–"
        title={numeric ? undefined : value}
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
