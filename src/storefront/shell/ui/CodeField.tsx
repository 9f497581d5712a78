import { Field, type FieldProps } from './Field.tsx';
import styles from './CodeField.module.css';

const DIGITS = 6;

interface Props extends FieldProps {
  value: string;
  disabled?: boolean;
  onChange: (value: string) => void;
  /** All six are there. */
  onFull: (value: string) => void;
}

/** One field that looks like six: pasting fills it, and so does the phone that reads the message. */
export function CodeField({ value, disabled = false, onChange, onFull, ...field }: Props) {
  const type = (text: string): void => {
    const digits = text.replaceAll(/\D/g, '').slice(0, DIGITS);
    onChange(digits);
    if (digits.length === DIGITS && digits !== value) onFull(digits);
  };
  return (
    <Field {...field}>
      {(wiring) => (
        <span className={styles['code']}>
          <input
            {...wiring}
            className={styles['typed']}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCapitalize="off"
            spellCheck={false}
            dir="ltr"
            required
            readOnly={disabled}
            value={value}
            onChange={({ target }) => type(target.value)}
          />
          {Array.from({ length: DIGITS }, (_, index) => (
            <span
              key={index}
              className={`${styles['digit']} num${index === Math.min(value.length, DIGITS - 1) ? ` ${styles['next']}` : ''}`}
              aria-hidden="true"
            >
              {value[index]}
            </span>
          ))}
        </span>
      )}
    </Field>
  );
}
