import { useState, type ReactNode } from 'react';
import { useT } from '../page-context.tsx';
import { Field } from './Field.tsx';
import styles from './PasswordField.module.css';

interface Props {
  label: ReactNode;
  name?: string;
  hint?: ReactNode;
  error?: ReactNode;
  autoComplete: 'current-password' | 'new-password';
  /** Bars that show how good it is, of four. */
  strength?: number;
  value: string;
  onChange: (value: string) => void;
}

/** A password, which one may look at. */
export function PasswordField({ label, hint, error, strength, value, onChange, ...input }: Props) {
  const t = useT();
  const [seen, setSeen] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <>
          <span className={styles['password']}>
            <input
              {...input}
              {...wiring}
              type={seen ? 'text' : 'password'}
              className="inp"
              dir="ltr"
              required
              autoCapitalize="off"
              spellCheck={false}
              value={value}
              onChange={({ target }) => onChange(target.value)}
            />
            <button type="button" aria-pressed={seen} onClick={() => setSeen(!seen)}>
              {t(seen ? 'password.hide' : 'password.show')}
            </button>
          </span>
          {strength !== undefined && (
            <span className={styles['strength']} aria-hidden="true">
              {[1, 2, 3, 4].map((bar) => (
                <i
                  key={bar}
                  className={bar <= strength ? styles[strength > 2 ? 'good' : 'weak'] : undefined}
                />
              ))}
            </span>
          )}
        </>
      )}
    </Field>
  );
}
