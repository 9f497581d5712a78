import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import {
  placeFields,
  tidyPlace,
  withPlace,
  type PlaceField,
  type PlaceValues,
} from '#shared/address/address-form.ts';
import { CountryField } from '../CountryField.tsx';
import { TextField } from '../TextField.tsx';
import './address.en.ts';
import styles from './address.module.css';
import { placeLabel } from './place-label.ts';
import { SubdivisionField } from './SubdivisionField.tsx';

interface Props {
  values: PlaceValues;
  errors?: Partial<Record<PlaceField | 'country', string | undefined>>;
  /** What stands between the country and the rest: the street. */
  children?: ReactNode;
  /** All of them, and nothing of a country that was chosen before. */
  onChange: (values: PlaceValues) => void;
}

/** The country, and below it the fields that its addresses have, in its order and by its names. */
export function PlaceFields({ values, errors, children, onChange }: Props) {
  const translate = useTranslate();
  const place = ({ country, subdivision, city, postalCode }: PlaceValues): PlaceValues => ({
    country,
    subdivision,
    city,
    postalCode,
  });
  const change = (part: Partial<PlaceValues>) => onChange(withPlace(place(values), part));
  return (
    <>
      <div className={styles['wide']}>
        <CountryField
          label={translate('address.country')}
          value={values.country}
          error={errors?.country}
          onChange={(country) => change({ country })}
        />
      </div>
      {children}
      {placeFields(values.country).map((field) =>
        field.name === 'subdivision' ? (
          <SubdivisionField
            key={field.name}
            label={placeLabel(translate, field)}
            country={values.country}
            value={values.subdivision}
            error={errors?.subdivision}
            onChange={(subdivision) => change({ subdivision })}
          />
        ) : (
          <TextField
            key={field.name}
            label={placeLabel(translate, field)}
            value={values[field.name]}
            error={errors?.[field.name]}
            autoComplete="off"
            onChange={({ target }) => change({ [field.name]: target.value })}
            onBlur={() => {
              const tidied = tidyPlace(place(values)).postalCode;
              if (field.name === 'postalCode' && tidied !== values.postalCode) change({ postalCode: tidied });
            }}
          />
        ),
      )}
    </>
  );
}
