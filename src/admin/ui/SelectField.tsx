import FormHelperText from '@mui/material/FormHelperText';
import Select from '@mui/material/Select';
import { useId, type ReactNode } from 'react';
import { FieldLabel } from './FieldLabel.tsx';

interface Props<T extends string> {
  label: ReactNode;
  value: T;
  hint?: ReactNode;
  /** `MenuItem`s; one of an empty value is shown as chosen too. */
  children: ReactNode;
  onChange: (value: T) => void;
}

/** One of many, its label above. */
export function SelectField<T extends string>({ label, value, hint, children, onChange }: Props<T>) {
  const id = useId();
  return (
    <div>
      <FieldLabel id={id}>{label}</FieldLabel>
      <Select
        fullWidth
        displayEmpty
        value={value}
        labelId={id}
        slotProps={{ input: { 'aria-describedby': hint ? `${id}-below` : undefined } }}
        onChange={({ target }) => onChange(target.value as T)}
      >
        {children}
      </Select>
      {hint && <FormHelperText id={`${id}-below`}>{hint}</FormHelperText>}
    </div>
  );
}
