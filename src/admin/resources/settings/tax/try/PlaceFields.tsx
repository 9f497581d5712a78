import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { placeFields } from '#shared/address/address-form.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import '#admin/ui/address/address.en.ts';
import { CountryField } from '#admin/ui/CountryField.tsx';
import { SelectField } from '#admin/ui/SelectField.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { placeName } from '../tax-location.ts';
import type { TaxRecord } from '../table.ts';
import styles from './Try.module.css';
import type { TriedPlace } from './place-choice.ts';

interface Props {
  record: TaxRecord;
  place: TriedPlace;
  onChange: (place: TriedPlace) => void;
}

/** Where the cart goes; of a country with regions within, in which of them. */
export function PlaceFields({ record, place, onChange }: Props) {
  const translate = useTranslate();
  const { locale } = useStoreProfile();
  const parts = Object.values(record.regions).filter(
    ({ country, subdivision }) => country === place.country && subdivision !== '',
  );
  const postcode = placeFields(place.country).find(({ name }) => name === 'postalCode');
  return (
    <div className={styles['pair']}>
      <CountryField
        label={translate('tax-try.to')}
        value={place.country}
        onChange={(country) => onChange({ country, subdivision: '', postalCode: '' })}
      />
      {postcode && (
        <TextField
          label={translate(`address.postalCode.${postcode.kind}`)}
          value={place.postalCode}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...place, postalCode: target.value })}
        />
      )}
      {parts.length > 0 && (
        <SelectField
          label={translate('tax-try.subdivision')}
          value={place.subdivision}
          onChange={(subdivision) => onChange({ ...place, subdivision })}
        >
          <MenuItem value="">{translate('tax-try.wholeCountry')}</MenuItem>
          {parts.map((part) => (
            <MenuItem key={part.subdivision} value={part.subdivision}>
              {placeName(part, locale).name}
            </MenuItem>
          ))}
        </SelectField>
      )}
    </div>
  );
}
