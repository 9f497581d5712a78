import type { ReactNode } from 'react';
import styles from './Segmented.module.css';

interface Props<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: ReactNode; disabled?: boolean }[];
  onChange: (value: Value) => void;
}

/** Two to four ways of the same thing, all in sight. */
export function Segmented<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  return (
    <div className={styles['segmented']} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={option.value === value ? styles['on'] : undefined}>
          <input
            type="radio"
            className="visually-hidden"
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
