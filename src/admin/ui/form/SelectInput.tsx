import FormHelperText from '@mui/material/FormHelperText';
import Select from '@mui/material/Select';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { FieldLabel } from '../FieldLabel.tsx';
import { ReadField } from '../ReadField.tsx';
import { useFormState } from './form-context.ts';

interface Option {
  value: string;
  label: string;
}

interface Props {
  /** Also the message `<resource>.field.<name>`, its label. */
  name: string;
  options: readonly Option[];
  hint?: string | undefined;
  /** Shows the value without a way to change it. */
  readOnly?: boolean;
}

/** One of a long list, in the system's own menu. A stored value that is in no list stays to be chosen. */
export function SelectInput({ name, options, hint, readOnly = false }: Props) {
  const translate = useTranslate();
  const id = useId();
  const { resource, values, allowed, errorAt, change } = useFormState();
  const held = values[name];
  const value = typeof held === 'string' ? held : '';
  const label = translate(`${resource}.field.${name}`);
  const chosen = options.find((option) => option.value === value);
  const error = errorAt(name);
  const below = error ?? hint;
  if (!allowed) return <ReadField label={label} value={chosen?.label ?? value} />;
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Select
        native
        fullWidth
        disabled={readOnly}
        value={value}
        error={error !== undefined}
        inputProps={{ id, ...(below !== undefined && { 'aria-describedby': `${id}-below` }) }}
        onChange={(event) => change({ [name]: event.target.value })}
      >
        {!chosen && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
      {below !== undefined && (
        <FormHelperText id={`${id}-below`} error={error !== undefined}>
          {below}
        </FormHelperText>
      )}
    </div>
  );
}
