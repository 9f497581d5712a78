import type { FocusEvent } from 'react';
import { placeFields, type PlaceFieldRule } from '#shared/address/address-form.ts';
import { useT } from '../page-context.tsx';
import { Select } from '../ui/Select.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { AddressField } from './address.ts';
import { useSubdivisions } from './use-subdivisions.ts';

interface Wiring {
  name: string;
  value: string;
  autoComplete: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
  onBlur: () => void;
}

interface Props {
  country: string;
  /** The name of the field, and what the browser's address book calls it. */
  field: (name: AddressField, token: string) => Wiring;
  /** Puts the postcode into its country's shape. */
  tidy: (event: FocusEvent<HTMLInputElement>) => void;
}

/** City, state and postcode: those that the country has, in its order. */
export function PlaceFields({ country, field, tidy }: Props) {
  const t = useT();
  const subdivisions = useSubdivisions(country);
  return placeFields(country).map((rule) => {
    const props = { label: placeLabel(t, rule), required: rule.required };
    if (rule.name === 'city') return <TextField {...props} key="city" {...field('city', 'address-level2')} />;
    if (rule.name === 'postalCode')
      return (
        <TextField
          {...props}
          key="postalCode"
          dir="ltr"
          {...field('postalCode', 'postal-code')}
          onBlur={tidy}
        />
      );
    const wiring = field('subdivision', 'address-level1');
    const isListed = subdivisions?.some(({ code }) => code === wiring.value) ?? false;
    return (
      <Select {...props} key="subdivision" aria-busy={subdivisions === undefined} {...wiring}>
        <option value="">{t('address.choose')}</option>
        {wiring.value !== '' && !isListed && <option value={wiring.value}>{wiring.value}</option>}
        {subdivisions?.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    );
  });
}

type PlaceKey = {
  [Name in PlaceFieldRule['name']]: `address.${Name}.${Extract<PlaceFieldRule, { name: Name }>['kind']}`;
}[PlaceFieldRule['name']];

/** What the field is called in the country, and whether it may stay empty. */
function placeLabel(t: ReturnType<typeof useT>, { name, kind, required }: PlaceFieldRule): string {
  const label = t(`address.${name}.${kind}` as PlaceKey);
  return required ? label : t('address.optional', { label });
}
