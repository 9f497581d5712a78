import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'ra-core';
import type { DeliveryKeeping } from '../../../../shared/delivery-offer.ts';
import type { PickupPlace } from '../../../../wix/local-delivery-operations.ts';
import { useStoreProfile } from '../../../access/session.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { CountryField } from '../../../ui/CountryField.tsx';
import { useDeliveryProvider } from '../use-terms.ts';
import { hoursOf } from './hours.ts';
import { HoursRows } from './HoursRows.tsx';
import { pickupPlace, pickupProblems, readPickup } from './pickup-form.ts';
import { PlaceField } from './PlaceField.tsx';
import styles from './places.module.css';
import { PriceFields } from './PriceFields.tsx';
import { usePlaceForm } from './use-place-form.ts';
import '../messages.en.ts';
import './places.en.ts';

interface Props {
  place: PickupPlace | undefined;
  keeping: DeliveryKeeping | undefined;
  regionId: string;
  onClose: () => void;
}

/** A place where things are collected: where it is, when it is open and what one has to know. */
export function PickupDialog({ place, keeping, regionId, onClose }: Props) {
  const translate = useTranslate();
  const { currency } = useStoreProfile();
  const provider = useDeliveryProvider();
  const { form, set, errorAt, ready, deed } = usePlaceForm(
    () => readPickup(place, keeping, currency),
    (typed) => pickupProblems(typed, currency),
  );
  const say = (key: string, values?: object) => translate(`delivery.places.${key}`, values);
  const field = (name: 'name' | 'city' | 'postalCode' | 'street' | 'more' | 'time' | 'preparation') => (
    <PlaceField
      label={say(name === 'time' ? 'readyTime' : name)}
      error={errorAt(name)}
      value={form[name]}
      onChange={(typed) => set({ [name]: typed })}
    />
  );
  const keep = async () => {
    if (!ready()) return;
    const change = pickupPlace(form, currency);
    const { id: _, hours: __, preparationHours: ___, ...others } = keeping ?? { id: '' };
    const done = await deed.run(() =>
      provider.keepPickup('delivery', {
        change: place ? change : { ...change, deliveryRegionIds: [regionId] },
        before: place,
        keeping: {
          ...others,
          ...(form.rows.length > 0 && { hours: hoursOf(form.rows) }),
          ...(form.preparation.trim() !== '' && { preparationHours: Number(form.preparation) }),
        },
      }),
    );
    if (done) onClose();
  };
  return (
    <ConfirmDialog
      open
      wide
      title={say(place ? 'changePickup' : 'addPickup', { name: place?.name })}
      confirm={say('keep')}
      busy={deed.busy}
      onConfirm={() => void keep()}
      onClose={onClose}
      error={deed.error && { title: say('failed'), cause: deed.error, notDone: say('notDone') }}
    >
      <div className={styles['form']}>
        {field('name')}
        <div className={styles['two']}>
          {field('street')}
          {field('more')}
          {field('postalCode')}
          {field('city')}
        </div>
        <div>
          <CountryField
            label={say('country')}
            value={form.country}
            onChange={(country) => set({ country })}
          />
          {errorAt('country') && <p role="alert">{errorAt('country')}</p>}
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
        <FormControlLabel
          control={
            <Switch checked={form.active} onChange={({ target }) => set({ active: target.checked })} />
          }
          label={say('active')}
        />
      </div>
    </ConfirmDialog>
  );
}
