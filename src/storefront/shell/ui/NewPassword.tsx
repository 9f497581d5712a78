import type { ReactNode } from 'react';
import { MAX_LENGTH, passwordProblem, passwordStrength, MIN_LENGTH } from '../password.ts';
import { useT } from '../page-context.tsx';
import { PasswordField } from './PasswordField.tsx';

interface Props {
  label: ReactNode;
  /** Once sent: now say what is wrong. */
  tried: boolean;
  /** The platform does not take it. */
  refused?: boolean;
  value: string;
  onChange: (value: string) => void;
}

/** A password to be, how good it is, and what it still lacks. */
export function NewPassword({ label, tried, refused = false, value, onChange }: Props) {
  const t = useT();
  const problem = passwordProblem(value);
  const missing = MIN_LENGTH - Array.from(value).length;
  const error =
    problem === 'missing'
      ? t('password.needed')
      : problem === 'short'
        ? t('password.short', { count: missing })
        : problem === 'long'
          ? t('password.long', { count: MAX_LENGTH })
          : refused && t('password.rejected');
  return (
    <PasswordField
      label={label}
      name="new-password"
      hint={t(problem === undefined ? 'password.enough' : 'password.hint', { count: MIN_LENGTH })}
      error={tried && error}
      autoComplete="new-password"
      strength={passwordStrength(value)}
      value={value}
      onChange={onChange}
    />
  );
}
