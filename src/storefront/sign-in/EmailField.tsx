import type { ReactNode } from 'react';
import { useT } from '../shell/page-context.tsx';
import { TextField } from '../shell/ui/TextField.tsx';

interface Props {
  value: string;
  error: ReactNode;
  /** `email` for a new account. */
  autoComplete?: 'username' | 'email';
  onChange: (email: string) => void;
}

export function EmailField({ value, error, autoComplete = 'username', onChange }: Props) {
  return (
    <TextField
      label={useT()('signIn.email')}
      error={error}
      type="email"
      name="email"
      autoComplete={autoComplete}
      dir="ltr"
      required
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
