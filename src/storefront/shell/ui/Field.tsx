import { useId, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Says how to write it, not only that it is wrong. */
  error?: ReactNode;
}

interface Wiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Label above, hint and error below, all tied to the control. */
export function Field({
  label,
  hint,
  error,
  children,
}: FieldProps & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={error ? 'field bad' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error && (
        <span className="err" id={`${id}-error`}>
          <Icon name="warning" small />
          {error}
        </span>
      )}
    </div>
  );
}
