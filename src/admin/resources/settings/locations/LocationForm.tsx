import { useTranslate } from 'ra-core';
import { useStoreProfile } from '#admin/access/session.ts';
import { addressLabel, placeProblems } from '#admin/ui/business-place/place-values.ts';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextInput } from '#admin/ui/form/TextInput.tsx';
import { useRecordForm } from '#admin/ui/form/use-record-form.ts';
import { BusinessAddress } from '#admin/ui/business-place/BusinessAddress.tsx';
import { OpeningHours } from '#admin/ui/business-place/OpeningHours.tsx';
import { LocationActions } from './LocationActions.tsx';
import { locationBounds, longerIn, readValues, toChange, type LocationValues } from './location-record.ts';
import type { LocationRecord } from './provider.ts';

export function LocationForm({ location }: { location: LocationRecord | undefined }) {
  const translate = useTranslate();
  const { timeZone } = useStoreProfile();
  const form = useRecordForm<LocationRecord, LocationValues>({
    record: location,
    read: readValues,
    bounds: locationBounds,
    check: placeProblems,
    label: addressLabel,
    toChange: (values, changed) => toChange(location, values, changed, timeZone),
    locked: location?.archived ? translate('locations.locked') : undefined,
  });
  return (
    <RecordForm form={form} compact>
      {location?.default && <p className="note">{translate('locations.isBusinessInfo')}</p>}
      <TextInput name="name" autoFocus={!location} />
      <TextInput name="email" />
      <TextInput name="phone" type="tel" />
      <BusinessAddress />
      <OpeningHours longer={longerIn(location)} />
      {location && <LocationActions location={location} />}
    </RecordForm>
  );
}
