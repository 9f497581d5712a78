import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { TextField } from '../ui/TextField.tsx';

interface Props {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** A password manager offers the known one or makes a new one. */
  kind: 'current' | 'new';
  hint?: string;
  error?: string | undefined;
  autoFocus?: boolean;
}

export function PasswordField({ label, name, value, onChange, kind, hint, error, autoFocus }: Props) {
  const translate = useTranslate();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      label={label}
      name={name}
      type={shown ? 'text' : 'password'}
      autoComplete={`${kind}-password`}
      autoFocus={autoFocus ?? false}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      hint={hint}
      error={error}
      endAdornment={
        <IconButton
          size="small"
          edge="end"
          onClick={() => setShown(!shown)}
          aria-label={translate(shown ? 'access.hint.hide' : 'access.hint.show')}
        >
          {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      }
    />
  );
}
