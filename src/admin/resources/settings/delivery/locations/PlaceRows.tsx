import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Bike, Pencil, Store, Trash2, type LucideIcon } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { isZeroMoney } from '#shared/money.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { useMayDo } from '#admin/data/desk-registry.ts';
import { moneyText } from '#admin/ui/money-parts.ts';
import styles from '../Delivery.module.css';
import { readLocal } from './local-form.ts';
import { readPickup } from './pickup-form.ts';
import type { PriceForm } from './price-form.ts';
import { RemovePlace } from './RemovePlace.tsx';
import type { LocalDeliveryAndPickup } from './locations.ts';

const LocalDialog = lazy(async () => ({ default: (await import('./LocalDialog.tsx')).LocalDialog }));
const PickupDialog = lazy(async () => ({ default: (await import('./PickupDialog.tsx')).PickupDialog }));

interface Open {
  kind: 'local' | 'pickup';
  /** Absent of one that is made. */
  id?: string;
  removing?: boolean;
}

interface RowProps {
  icon: LucideIcon;
  name: string;
  details: readonly string[];
  price: string;
  onChange: (() => void) | undefined;
  onRemove: () => void;
}

function Row({ icon: Icon, name, details, price, onChange, onRemove }: RowProps) {
  const translate = useTranslate();
  const say = (key: string) => translate(`delivery.locations.${key}`, { name });
  return (
    <section className={styles['option']} aria-label={name}>
      <div className={styles['wayHead']}>
        <Icon size={16} aria-hidden />
        <div className={styles['names']}>
          <h3>
            <bdi>{name}</bdi>
          </h3>
          <span className={styles['quiet']}>{details.filter(Boolean).join(' · ')}</span>
        </div>
        <span className={styles['placePrice']}>{price}</span>
        {onChange && (
          <>
            <IconButton size="small" aria-label={say('changeIt')} onClick={onChange}>
              <Pencil size={15} aria-hidden />
            </IconButton>
            <IconButton size="small" aria-label={say('removeIt')} onClick={onRemove}>
              <Trash2 size={15} aria-hidden />
            </IconButton>
          </>
        )}
      </div>
    </section>
  );
}

function usePriceWords(): (form: PriceForm) => string {
  const translate = useTranslate();
  const { currency, locale } = useStoreProfile();
  return ({ price, minimum, freeFrom, kept }) => {
    if (kept) return translate('delivery.locations.byRates');
    const words = isZeroMoney(price) ? translate('delivery.rates.free') : moneyText(price, currency, locale);
    const money = (amount: string) => moneyText(amount, currency, locale);
    return [
      words,
      ...(minimum === '' ? [] : [translate('delivery.locations.atLeast', { from: money(minimum) })]),
      ...(freeFrom === '' ? [] : [translate('delivery.locations.freeAt', { from: money(freeFrom) })]),
    ].join(', ');
  };
}

/** What the shop brings itself in a region, and where its orders are collected. */
export function usePlaceRows(places: LocalDeliveryAndPickup, regionId: string, countries: readonly string[]) {
  const translate = useTranslate();
  const { currency } = useStoreProfile();
  const priceWords = usePriceWords();
  const mayLocal = useMayDo('delivery', 'local');
  const mayPickup = useMayDo('delivery', 'pickup');
  const [open, setOpen] = useState<Open>();
  const inRegion = ({ deliveryRegionIds = [] }: { deliveryRegionIds?: string[] }) =>
    deliveryRegionIds.includes(regionId);
  const deliveries = places.deliveries.filter(inRegion);
  const pickups = places.pickups.filter(inRegion);
  const keepingOf = (id: string | null | undefined) => places.keeping.find((each) => each.id === id);
  const off = translate('delivery.regions.off');
  const say = (key: string, values?: object) => translate(`delivery.locations.${key}`, values);
  const close = () => setOpen(undefined);

  const localRow = (option: (typeof deliveries)[number]) => {
    const form = readLocal(option, keepingOf(option._id), currency);
    const patterns = option.zipConfig?.zipCodes ?? [];
    const area =
      form.area === 'postcodes'
        ? say('areaPostcodes', { some: patterns.slice(0, 4).join(', '), smart_count: patterns.length })
        : form.area === 'radius'
          ? say('areaRadius', { radius: form.radius })
          : say(form.area === 'kept' ? 'areaOther' : 'areas.region');
    return (
      <Row
        key={option._id}
        icon={Bike}
        name={form.name}
        details={[form.active ? '' : off, form.time, area, form.scheduled ? say('inWindows') : '']}
        price={priceWords(form.price)}
        onChange={mayLocal ? () => setOpen({ kind: 'local', id: option._id ?? '' }) : undefined}
        onRemove={() => setOpen({ kind: 'local', id: option._id ?? '', removing: true })}
      />
    );
  };
  const pickupRow = (place: (typeof pickups)[number]) => {
    const form = readPickup(place, keepingOf(place._id), currency);
    return (
      <Row
        key={place._id}
        icon={Store}
        name={form.name}
        details={[form.active ? '' : off, [form.street, form.city].filter(Boolean).join(', '), form.time]}
        price={priceWords(form.price)}
        onChange={mayPickup ? () => setOpen({ kind: 'pickup', id: place._id ?? '' }) : undefined}
        onRemove={() => setOpen({ kind: 'pickup', id: place._id ?? '', removing: true })}
      />
    );
  };
  const option = deliveries.find(({ _id }) => open?.kind === 'local' && _id === open.id);
  const place = pickups.find(({ _id }) => open?.kind === 'pickup' && _id === open.id);
  const dialogProps = { regionId, keeping: keepingOf(open?.id), onClose: close };
  return {
    count: deliveries.length + pickups.length,
    rows: deliveries.length + pickups.length > 0 && (
      <>
        {deliveries.map(localRow)}
        {pickups.map(pickupRow)}
      </>
    ),
    adders: (mayLocal || mayPickup) && (
      <>
        {mayLocal && (
          <Button size="small" variant="text" onClick={() => setOpen({ kind: 'local' })}>
            <Bike aria-hidden />
            {say('local')}
          </Button>
        )}
        {mayPickup && (
          <Button size="small" variant="text" onClick={() => setOpen({ kind: 'pickup' })}>
            <Store aria-hidden />
            {say('pickup')}
          </Button>
        )}
      </>
    ),
    dialogs: open && (
      <Suspense fallback={null}>
        {open.removing ? (
          <RemovePlace
            kind={open.kind}
            id={open.id ?? ''}
            name={option?.areaName ?? place?.name ?? ''}
            onClose={close}
          />
        ) : open.kind === 'local' ? (
          <LocalDialog option={option} {...dialogProps} />
        ) : (
          <PickupDialog
            place={place}
            country={countries.length === 1 ? countries[0] : undefined}
            {...dialogProps}
          />
        )}
      </Suspense>
    ),
  };
}
