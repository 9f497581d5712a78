import FormHelperText from '@mui/material/FormHelperText';
import Select from '@mui/material/Select';
import { useId, useMemo } from 'react';
import { countryName, listCountries } from '../../shared/countries.ts';
import { useStoreProfile } from '../access/session.ts';
import { FieldLabel } from './FieldLabel.tsx';

interface Props {
  label: string;
  /** ISO 3166-1 alpha-2, or nothing. */
  value: string;
  onChange: (code: string) => void;
  error?: string | undefined;
}

/** A country by its name. A code that is in no list, from an import, stays to be chosen. */
export function CountryField({ label, value, onChange, error }: Props) {
  const id = useId();
  const { locale } = useStoreProfile();
  const countries = useMemo(() => listCountries(locale), [locale]);
  const listed = value === '' || countries.some(({ code }) => code === value);
  const choices = listed ? countries : [{ code: value, name: countryName(locale, value) }, ...countries];
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
          autoComplete: 'country',
          ...(error !== undefined && { 'aria-describedby': `${id}-error` }),
        }}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="" aria-label="—" />
        {choices.map(({ code, name }) => (
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
