import { useMemo, type FocusEvent } from 'react';
import type { FieldRequirement, FieldRequirements } from '#shared/checkout-page.ts';
import { locales } from '../../i18n/locales.ts';
import { useLocale, useT } from '../page-context.tsx';
import { Select } from '../ui/Select.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { AddressField, AddressValues } from './address.ts';
import { defaultRequirements, type AddressProblem, type AddressProblems } from './address-rules.ts';
import { offerCountries, type ServedCountries } from '#shared/served-countries.ts';
import { hasPostcode, tidyPostcode } from '#shared/address/postcodes.ts';
import { CountryOptions } from './CountryOptions.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import styles from './AddressFields.module.css';

interface Props {
  values: AddressValues;
  problems: AddressProblems;
  /** Which of the browser's kept addresses fits: `shipping`, `billing`. */
  section?: 'shipping' | 'billing';
  /** Without name and phone, where they are known already. */
  placeOnly?: boolean;
  /** What else the shop wants to know. */
  asked?: FieldRequirements;
  /** Only these countries are offered, besides the one that is chosen already. */
  served?: ServedCountries | undefined;
  /** Countries without delivery are offered as well, after the others. */
  anyCountry?: boolean;
  onChange: (field: AddressField, value: string) => void;
  /** Left: time to say what is wrong with it. */
  onLeave: (field: AddressField) => void;
}

/**
 * Name, country, street, and the fields that addresses of the country have, in its order: each known to the browser's
 * own address book.
 */
export function AddressFields({
  values,
  problems,
  section,
  placeOnly = false,
  asked = defaultRequirements,
  served,
  anyCountry = false,
  onChange,
  onLeave,
}: Props) {
  const t = useT();
  const { tag } = locales[useLocale()];
  const { country: chosen } = values;
  const countries = useMemo(
    () => offerCountries(tag, { served, chosen, any: anyCountry }),
    [tag, served, chosen, anyCountry],
  );
  const fill = (token: string): string => (section ? `${section} ${token}` : token);
  const error = (field: AddressField) => problemText(t, problems[field]);
  const field = (name: AddressField, token: string) => ({
    name: section ? `${section}-${name}` : name,
    value: values[name],
    autoComplete: fill(token),
    error: error(name),
    onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
    onBlur: () => onLeave(name),
  });
  const tidy = ({ target }: FocusEvent<HTMLInputElement>): void => {
    const tidied = hasPostcode(values.country) ? tidyPostcode(values.country, target.value) : target.value;
    if (tidied !== target.value) onChange('postalCode', tidied);
    onLeave('postalCode');
  };

  return (
    <div className={styles['fields']}>
      {!placeOnly && (
        <>
          <TextField label={t('address.firstName')} required {...field('firstName', 'given-name')} />
          <TextField label={t('address.lastName')} required {...field('lastName', 'family-name')} />
          {asked.company !== 'HIDDEN' && (
            <TextField
              label={t(worded('company', asked.company))}
              required={asked.company === 'REQUIRED'}
              {...field('company', 'organization')}
            />
          )}
        </>
      )}
      <Select label={t('address.country')} required {...field('country', 'country')}>
        <option value="">{t('address.choose')}</option>
        <CountryOptions {...countries} />
      </Select>
      <div className={styles['street']}>
        <TextField label={t('address.line1')} required {...field('line1', 'address-line1')} />
        {asked.addressLine2 !== 'HIDDEN' && (
          <TextField
            label={t(worded('line2', asked.addressLine2))}
            required={asked.addressLine2 === 'REQUIRED'}
            {...field('line2', 'address-line2')}
          />
        )}
      </div>
      <div className={styles['position']}>
        <PlaceFields country={values.country} field={field} tidy={tidy} />
      </div>
      {!placeOnly && asked.phone !== 'HIDDEN' && (
        <TextField
          label={t(worded('phone', asked.phone))}
          required={asked.phone === 'REQUIRED'}
          hint={t('address.phoneHint')}
          type="tel"
          dir="ltr"
          {...field('phone', 'tel')}
        />
      )}
    </div>
  );
}

const worded = <Field extends 'company' | 'line2' | 'phone'>(
  field: Field,
  fieldRequirement: FieldRequirement,
) => (fieldRequirement === 'REQUIRED' ? (`address.must.${field}` as const) : (`address.${field}` as const));

const problemText = (t: ReturnType<typeof useT>, problem: AddressProblem | undefined): string | undefined =>
  problem && t(problem.key, 'example' in problem ? { example: problem.example } : undefined);
