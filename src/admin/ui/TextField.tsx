import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId, type ReactNode } from 'react';
import { FieldLabel } from './FieldLabel.tsx';

interface Props extends Omit<OutlinedInputProps, 'error' | 'label' | 'notched'> {
  label: ReactNode;
  /** Under the field, in its place until there is an error. */
  hint?: ReactNode;
  error?: string | undefined;
}

/** One field: its label above, its hint or error below, tied to it for screen readers. */
export function TextField({ label, hint, error, id, inputProps, ...input }: Props) {
  const own = useId();
  const field = id ?? own;
  const below = error ?? hint;
  return (
    <div>
      <FieldLabel htmlFor={field}>{label}</FieldLabel>
      <OutlinedInput
        {...input}
        id={field}
        fullWidth
        error={error !== undefined}
        slotProps={{ input: { ...inputProps, 'aria-describedby': below ? `${field}-below` : undefined } }}
      />
      {below && (
        <FormHelperText id={`${field}-below`} error={error !== undefined}>
          {below}
        </FormHelperText>
      )}
    </div>
  );
}
