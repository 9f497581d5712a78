import { useTranslate } from 'ra-core';
import type { DeliveryExtras } from '#shared/delivery-offer.ts';
import type { PickupPlace } from '#wix/local-delivery-operations.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { PlaceFields } from '#admin/ui/address/PlaceFields.tsx';
import { useDeliveryProvider } from '../use-terms.ts';
import { hoursOf } from './hours.ts';
import { HoursRows } from './HoursRows.tsx';
import { pickupPlace, pickupProblems, readPickup } from './pickup-form.ts';
import { PlaceDialog } from './PlaceDialog.tsx';
import { PlaceField } from './PlaceField.tsx';
import styles from './locations.module.css';
import { PriceFields } from './PriceFields.tsx';
import { usePlaceForm } from './use-place-form.ts';

interface Props {
  place: PickupPlace | undefined;
  keeping: DeliveryExtras | undefined;
  regionId: string;
  /** The only one of the region: where a new place most likely is. */
  country: string | undefined;
  onClose: () => void;
}

/** A place where things are collected: where it is, when it is open and what one has to know. */
export function PickupDialog({ place, keeping, regionId, country, onClose }: Props) {
  const translate = useTranslate();
  const { currency } = useStoreProfile();
  const provider = useDeliveryProvider();
  const of = usePlaceForm(
    () => readPickup(place, keeping, currency, country),
    (typed) => pickupProblems(typed, currency),
  );
  const { form, set, errorAt } = of;
  const say = (key: string, values?: object) => translate(`delivery.locations.${key}`, values);
  const field = (name: 'name' | 'street' | 'more' | 'time' | 'preparation') => (
    <PlaceField
      label={say(name === 'time' ? 'readyTime' : name)}
      error={errorAt(name)}
      value={form[name]}
      onChange={(typed) => set({ [name]: typed })}
    />
  );
  const keep = () => {
    const change = pickupPlace(form, currency);
    const { id: _, hours: __, preparationHours: ___, ...others } = keeping ?? { id: '' };
    return provider.keepPickup('delivery', {
      change: place ? change : { ...change, deliveryRegionIds: [regionId] },
      before: place,
      keeping: {
        ...others,
        ...(form.rows.length > 0 && { hours: hoursOf(form.rows) }),
        ...(form.preparation.trim() !== '' && { preparationHours: Number(form.preparation) }),
      },
    });
  };
  return (
    <PlaceDialog
      title={say(place ? 'changePickup' : 'addPickup', { name: place?.name })}
      of={of}
      keep={keep}
      onClose={onClose}
    >
      {field('name')}
      <div className={styles['two']}>
        <PlaceFields
          values={form}
          errors={{
            country: errorAt('country'),
            city: errorAt('city'),
            postalCode: errorAt('postalCode'),
          }}
          onChange={set}
        >
          {field('street')}
          {field('more')}
        </PlaceFields>
      </div>
      <PlaceField
        label={say('instructions')}
        hint={say('instructionsHint')}
        error={errorAt('instructions')}
        value={form.instructions}
        multiline
        minRows={2}
        onChange={(instructions) => set({ instructions })}
      />
      <PriceFields form={form.price} errorAt={errorAt} onChange={(price) => set({ price })} />
      <div className={styles['two']}>
        {field('time')}
        {field('preparation')}
      </div>
      <HoursRows what="hours" rows={form.rows} errorAt={errorAt} onChange={(rows) => set({ rows })} />
    </PlaceDialog>
  );
}
