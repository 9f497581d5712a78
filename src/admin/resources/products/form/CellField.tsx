import { useId } from 'react';
import styles from './form.module.css';

interface Props {
  /** For screen readers: the column's head says it to the eye. */
  label: string;
  value: string;
  error: string | undefined;
  disabled: boolean;
  numeric: boolean;
  onChange: (value: string) => void;
}

/** A field in a table. */
export function CellField({ label, value, error, disabled, numeric, onChange }: Props) {
  const id = useId();
  return (
    <span className={styles['cell']}>
      <input
        className={numeric ? 'num' : undefined}
        aria-label={label}
        aria-invalid={error !== undefined}
        aria-describedby={error ? id : undefined}
        inputMode={numeric ? 'decimal' : 'text'}
        value={value}
        disabled={disabled}
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
