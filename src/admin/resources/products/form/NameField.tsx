import Autocomplete from '@mui/material/Autocomplete';
import { useTranslate } from 'ra-core';
import { useFieldValues } from '../../../ui/filter/use-field-values.ts';
import { ReadField } from '../../../ui/ReadField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useProductDraft } from './use-product-form.ts';
import './form-words.en.ts';

interface Props {
  name: 'brand' | 'ribbon';
  /** Where the platform's search has the names there are. */
  path: string;
  hint: string;
}

/** One of the names there are, or a new one. */
export function NameField({ name, path, hint }: Props) {
  const translate = useTranslate();
  const { form, change, disabled, errorAt } = useProductDraft();
  const known = useFieldValues(path);
  const label = translate(`products.field.${name}`);
  if (disabled) return <ReadField label={label} value={form[name] || '–'} />;
  return (
    <Autocomplete
      freeSolo
      disableClearable
      options={[...known]}
      inputValue={form[name]}
      onInputChange={(_event, value, reason) => {
        if (reason !== 'reset') change({ [name]: value });
      }}
      onChange={(_event, value) => change({ [name]: value })}
      renderInput={({ id, slotProps: { input, htmlInput } }) => (
        <TextField
          id={id}
          ref={input.ref}
          onMouseDown={input.onMouseDown}
          label={label}
          hint={hint}
          error={errorAt(name)}
          inputProps={htmlInput}
        />
      )}
    />
  );
}
