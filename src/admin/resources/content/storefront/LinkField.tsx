import { useTranslate } from 'ra-core';
import { STOREFRONT_BOUNDS } from '#shared/storefront.ts';
import { useFormState } from '#admin/ui/form/form-context.ts';
import { ReadField } from '#admin/ui/ReadField.tsx';
import { TextField } from '#admin/ui/TextField.tsx';

interface LinkProps {
  place: string;
  value: string;
  onChange: (value: string) => void;
}

export function LinkField({ place, value, onChange }: LinkProps) {
  const translate = useTranslate();
  const { allowed, errorAt } = useFormState();
  const label = translate('storefront.text.link');
  if (!allowed) return <ReadField label={label} value={value} />;
  return (
    <TextField
      label={label}
      value={value}
      error={errorAt(place)}
      placeholder="/collections/all"
      inputProps={{ maxLength: STOREFRONT_BOUNDS.link, dir: 'ltr' }}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
