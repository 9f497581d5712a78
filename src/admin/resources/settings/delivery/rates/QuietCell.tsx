import { useState } from 'react';
import { flushSync } from 'react-dom';
import styles from '../Delivery.module.css';

interface Props {
  label: string;
  value: string;
  /** As it is said while nobody writes in it. */
  shown?: string | undefined;
  error?: string | undefined;
  /** Where what is wrong is said. */
  describedBy?: string | undefined;
  placeholder?: string;
  disabled?: boolean;
  decimal?: boolean;
  className?: string | undefined;
  onChange: (value: string) => void;
}

/** Reads like the cell of a table and is written in like a field. */
export function QuietCell(props: Props) {
  const { label, value, shown, error, describedBy, placeholder, disabled, decimal, className, onChange } =
    props;
  const [writing, setWriting] = useState(false);
  return (
    <input
      type="text"
      className={`${styles['cell']} ${className ?? ''}`}
      aria-label={label}
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : describedBy}
      autoComplete="off"
      inputMode={decimal ? 'decimal' : undefined}
      placeholder={placeholder}
      disabled={disabled}
      value={writing ? value : (shown ?? value)}
      onFocus={({ currentTarget }) => {
        // At once: what is typed next goes into the number itself, and takes its place.
        flushSync(() => setWriting(true));
        currentTarget.select();
      }}
      onBlur={() => setWriting(false)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
