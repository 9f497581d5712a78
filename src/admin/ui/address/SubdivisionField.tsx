import FormHelperText from '@mui/material/FormHelperText';
import Select from '@mui/material/Select';
import { useId } from 'react';
import { listSubdivisions } from '#shared/address/subdivisions.ts';
import { FieldLabel } from '../FieldLabel.tsx';

interface Props {
  label: string;
  country: string;
  /** ISO 3166-2, or nothing. */
  value: string;
  onChange: (code: string) => void;
  error?: string | undefined;
}

/** A state or province of the country by its name. A code that is in no list, from an import, stays to be chosen. */
export function SubdivisionField({ label, country, value, onChange, error }: Props) {
  const id = useId();
  const listed = listSubdivisions(country);
  const isListed = value === '' || listed.some(({ code }) => code === value);
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Select
        native
        fullWidth
        value={value}
        error={error !== undefined}
        inputProps={{
          id,
          autoComplete: 'address-level1',
          ...(error !== undefined && { 'aria-describedby': `${id}-error` }),
        }}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="" aria-label="—" />
        {!isListed && <option value={value}>{value}</option>}
        {listed.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      {error !== undefined && (
        <FormHelperText error id={`${id}-error`}>
          {error}
        </FormHelperText>
      )}
    </div>
  );
}
