import { TextField } from '../ui/TextField.tsx';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** Letters are typed, too: a phone must not offer digits only. */
  takesBackupCode?: boolean;
}

/** The code of a second factor; a browser offers the one that it received. */
export const CodeField = ({ label, value, onChange, error, takesBackupCode = false }: Props) => (
  <TextField
    label={label}
    name="code"
    inputMode={takesBackupCode ? 'text' : 'numeric'}
    autoComplete="one-time-code"
    autoFocus
    error={error}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  />
);
