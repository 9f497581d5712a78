import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'ra-core';
import type { DeliveryExtras } from '#shared/delivery-offer.ts';
import type { LocalDelivery } from '#wix/local-delivery-operations.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { Segmented } from '#admin/ui/Segmented.tsx';
import { useDeliveryProvider } from '../use-terms.ts';
import { usualRows } from './hours.ts';
import { HoursRows } from './HoursRows.tsx';
import { localOption, localProblems, readLocal, type LocalForm } from './local-form.ts';
import { PlaceDialog } from './PlaceDialog.tsx';
import { PlaceField } from './PlaceField.tsx';
import styles from './locations.module.css';
import { PriceFields } from './PriceFields.tsx';
import { usePlaceForm } from './use-place-form.ts';

interface Props {
  option: LocalDelivery | undefined;
  keeping: DeliveryExtras | undefined;
  regionId: string;
  onClose: () => void;
}

const areas = ['postcodes', 'radius', 'region'] as const;

function Area({
  form,
  set,
  errorAt,
}: Pick<ReturnType<typeof usePlaceForm<LocalForm>>, 'form' | 'set' | 'errorAt'>) {
  const translate = useTranslate();
  const say = (key: string) => translate(`delivery.locations.${key}`);
  if (form.area === 'kept') return <p className={styles['hint']}>{say('areaReadOnly')}</p>;
  return (
    <>
      <Segmented
        label={say('area')}
        value={form.area}
        options={areas.map((value) => ({ value, label: say(`areas.${value}`) }))}
        onChange={(area) => set({ area })}
      />
      {form.area === 'postcodes' && (
        <PlaceField
          label={say('postcodes')}
          hint={say('postcodesHint')}
          error={errorAt('postcodes')}
          value={form.postcodes}
          multiline
          minRows={3}
          maxRows={8}
          onChange={(postcodes) => set({ postcodes })}
        />
      )}
      {form.area === 'radius' && (
        <div className={styles['three']}>
          {(['radius', 'latitude', 'longitude'] as const).map((name) => (
            <PlaceField
              key={name}
              label={say(name)}
              error={errorAt(name)}
              value={form[name]}
              inputMode="decimal"
              onChange={(typed) => set({ [name]: typed })}
            />
          ))}
          <p className={styles['hint']}>{say('radiusHint')}</p>
        </div>
      )}
    </>
  );
}

/** An area that the shop brings things to itself: where, for how much and when. */
export function LocalDialog({ option, keeping, regionId, onClose }: Props) {
  const translate = useTranslate();
  const { currency, timeZone } = useStoreProfile();
  const provider = useDeliveryProvider();
  const of = usePlaceForm(
    () => readLocal(option, keeping, currency),
    (typed) => localProblems(typed, currency),
  );
  const { form, set, errorAt } = of;
  const say = (key: string, values?: object) => translate(`delivery.locations.${key}`, values);
  const keep = () => {
    const change = localOption(form, option, currency);
    const capacity = form.scheduled && form.capacity.trim() !== '' ? Number(form.capacity) : undefined;
    const { id: _, inactive: __, slotCapacity: ___, ...others } = keeping ?? { id: '' };
    return provider.keepLocal('delivery', {
      change: option ? change : { ...change, deliveryRegionIds: [regionId] },
      before: option,
      keeping: {
        ...others,
        ...(!form.active && { inactive: true }),
        ...(capacity !== undefined && { slotCapacity: capacity }),
      },
    });
  };
  return (
    <PlaceDialog
      title={say(option ? 'changeLocal' : 'addLocal', { name: option?.areaName })}
      of={of}
      keep={keep}
      onClose={onClose}
    >
      <div className={styles['two']}>
        <PlaceField
          label={say('name')}
          error={errorAt('name')}
          value={form.name}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a dialog that a person has just opened
          autoFocus
          onChange={(name) => set({ name })}
        />
        <PlaceField
          label={say('time')}
          error={errorAt('time')}
          value={form.time}
          onChange={(time) => set({ time })}
        />
      </div>
      <Area form={form} set={set} errorAt={errorAt} />
      <PriceFields form={form.price} errorAt={errorAt} onChange={(price) => set({ price })} />
      <FormControlLabel
        control={
          <Switch
            checked={form.scheduled}
            onChange={({ target }) =>
              set({ scheduled: target.checked, ...(form.rows.length === 0 && { rows: usualRows() }) })
            }
          />
        }
        label={say('scheduled')}
      />
      {form.scheduled && (
        <>
          <HoursRows what="windows" rows={form.rows} errorAt={errorAt} onChange={(rows) => set({ rows })} />
          {errorAt('rows') && <p role="alert">{errorAt('rows')}</p>}
          <div className={styles['three']}>
            <PlaceField
              label={say('lead')}
              error={errorAt('lead')}
              value={form.lead}
              onChange={(lead) => set({ lead })}
            />
            <PlaceField
              label={say('cutOff')}
              error={errorAt('cutOff')}
              value={form.cutOff}
              placeholder="15:00"
              onChange={(cutOff) => set({ cutOff })}
            />
            <PlaceField
              label={say('capacity')}
              error={errorAt('capacity')}
              value={form.capacity}
              placeholder={say('anyNumber')}
              onChange={(capacity) => set({ capacity })}
            />
          </div>
          <p className={styles['hint']}>{say('zone', { timeZone })}</p>
        </>
      )}
    </PlaceDialog>
  );
}
