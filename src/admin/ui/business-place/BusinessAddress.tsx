import { useTranslate } from 'ra-core';
import { addressLines } from '#shared/address/address-lines.ts';
import { subdivisionOf } from '#shared/address/address-form.ts';
import { readSubdivision } from '#shared/address/subdivisions.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { PlaceFields } from '../address/PlaceFields.tsx';
import { useFormState } from '../form/form-context.ts';
import { TextInput } from '../form/TextInput.tsx';
import { ReadField } from '../ReadField.tsx';
import type { PlaceValues } from './place-values.ts';
import './messages.en.ts';
import styles from './business-place.module.css';

/** Where the business is, in the form of its country. The site's properties name a state without the country. */
export function BusinessAddress() {
  const translate = useTranslate();
  const { locale } = useStoreProfile();
  const { values, allowed, errorAt, change } = useFormState<PlaceValues>();
  const { country, state, city, zip } = values;
  if (!allowed) {
    const postal = { city, country, subdivision: state, postalCode: zip };
    return (
      <>
        <Street />
        <ReadField
          label={translate('business-place.city')}
          value={addressLines(postal, undefined, locale).join(', ')}
        />
      </>
    );
  }
  const subdivision = readSubdivision(country, state) ?? (subdivisionOf(country, state) || state);
  return (
    <div className={styles['pair']}>
      <PlaceFields
        values={{ country, subdivision, city, postalCode: zip }}
        errors={{
          country: errorAt('country'),
          city: errorAt('city'),
          subdivision: errorAt('state'),
          postalCode: errorAt('zip'),
        }}
        onChange={(place) =>
          change({
            country: place.country,
            city: place.city,
            zip: place.postalCode,
            ...(place.subdivision !== subdivision && {
              state: place.subdivision.replace(`${place.country}-`, ''),
            }),
          })
        }
      >
        <Street />
      </PlaceFields>
    </div>
  );
}

function Street() {
  return (
    <>
      <div className={`${styles['street']} ${styles['whole']}`}>
        <TextInput name="street" />
        <TextInput name="streetNumber" />
      </div>
      <div className={styles['whole']}>
        <TextInput name="apartmentNumber" />
      </div>
    </>
  );
}
