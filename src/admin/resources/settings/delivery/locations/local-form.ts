import type { DeliveryExtras } from '#shared/delivery-offer.ts';
import type { Problem } from '#admin/ui/form/form-errors.ts';
import type { LocalDelivery } from '#wix/local-delivery-operations.ts';
import { problem } from '../rates/typed-number.ts';
import { hoursError, hoursOf, rowsOf, timeOf, type HoursRow } from './hours.ts';
import { priceProblems, priceRates, readPrice, type PriceForm } from './price-form.ts';
import { readPostcodes } from './postcodes.ts';

export interface LocalForm {
  name: string;
  time: string;
  active: boolean;
  /** `kept`: drawn, or of towns, by another program. */
  area: 'region' | 'postcodes' | 'radius' | 'kept';
  postcodes: string;
  radius: string;
  latitude: string;
  longitude: string;
  price: PriceForm;
  /** It is brought in windows of time, which a buyer chooses from. */
  scheduled: boolean;
  rows: readonly HoursRow[];
  /** Whole days before the first window. */
  lead: string;
  cutOff: string;
  /** In one window; empty: any number. */
  capacity: string;
}

type Schedule = NonNullable<LocalDelivery['scheduledDeliveryConfig']>;
type Time = { hours?: number | null; minutes?: number | null } | undefined;

const minuteOf = (time: Time): number => (time?.hours ?? 0) * 60 + (time?.minutes ?? 0);
const pointOf = (minute: number) => ({ hours: Math.floor(minute / 60), minutes: minute % 60 });

function areaOf({
  zipConfig,
  radiusConfig,
  customAreaConfig,
  cityConfig,
  destinations,
}: LocalDelivery): LocalForm['area'] {
  if (customAreaConfig || cityConfig || (destinations ?? []).length > 0) return 'kept';
  return zipConfig ? 'postcodes' : radiusConfig ? 'radius' : 'region';
}

export function readLocal(
  option: LocalDelivery | undefined,
  deliveryExtras: DeliveryExtras | undefined,
  currency: string,
): LocalForm {
  const input = option ?? {};
  const { scheduledDeliveryConfig: schedule, rates = [], rate } = input;
  const centre = input.radiusConfig?.address?.location;
  const windows = (schedule?.timeWindows ?? []).flatMap(({ day, start, end, enabled }) =>
    day && enabled !== false ? [{ day, from: minuteOf(start), to: minuteOf(end) }] : [],
  );
  return {
    name: input.areaName ?? '',
    time: input.estimatedDeliveryTime ?? '',
    active: !deliveryExtras?.inactive,
    area: option ? areaOf(input) : 'postcodes',
    postcodes: (input.zipConfig?.zipCodes ?? []).join('\n'),
    radius: String(input.radiusConfig?.radius ?? ''),
    latitude: String(centre?.latitude ?? ''),
    longitude: String(centre?.longitude ?? ''),
    price: readPrice(rates.length > 0 ? rates : [{ amount: rate ?? '0', conditions: [] }], currency),
    scheduled: windows.length > 0,
    rows: rowsOf(windows),
    lead: String(schedule?.handlingDays ?? 0),
    cutOff: schedule?.cutOffTime ? timeOf(minuteOf(schedule.cutOffTime)) : '',
    capacity: String(deliveryExtras?.slotCapacity ?? ''),
  };
}

const whole = (text: string, max: number): boolean => /^\d{1,5}$/.test(text.trim()) && Number(text) <= max;
const decimal = (text: string, least: number, max: number): boolean =>
  /^-?\d+(\.\d+)?$/.test(text.trim()) && Number(text) >= least && Number(text) <= max;

/** What is wrong, by place. */
export function localProblems(form: LocalForm, currency: string): Readonly<Record<string, Problem>> {
  const wrong: Record<string, Problem> = { ...priceProblems(form.price, currency) };
  if (form.name.trim() === '') wrong['name'] = problem('title');
  else if (form.name.length > 100) wrong['name'] = problem('long', { most: 100 });
  if (form.time.length > 40) wrong['time'] = problem('long', { most: 40 });
  if (form.area === 'postcodes') {
    const read = readPostcodes(form.postcodes);
    if ('fault' in read) wrong['postcodes'] = problem(`postcodes.${read.fault}`, { at: read.at });
  }
  if (form.area === 'radius') {
    if (!decimal(form.radius, 0.1, 50)) wrong['radius'] = problem('radius');
    if (!decimal(form.latitude, -90, 90)) wrong['latitude'] = problem('latitude');
    if (!decimal(form.longitude, -180, 180)) wrong['longitude'] = problem('longitude');
  }
  if (!form.scheduled) return wrong;
  const error = hoursError(form.rows);
  if (form.rows.length === 0) wrong['rows'] = problem('noTimes');
  if (error) wrong[error.key] = problem(`hours.${error.fault}`);
  if (!whole(form.lead, 60)) wrong['lead'] = problem('days');
  if (form.cutOff.trim() !== '' && !/^([01]?\d|2[0-3]):[0-5]\d$/.test(form.cutOff.trim()))
    wrong['cutOff'] = problem('hours.time');
  if (form.capacity.trim() !== '' && !(whole(form.capacity, 10_000) && Number(form.capacity) >= 1))
    wrong['capacity'] = problem('capacity');
  return wrong;
}

/** As the contract has it. */
export function localOption(
  form: LocalForm,
  before: LocalDelivery | undefined,
  currency: string,
): LocalDelivery {
  const read = readPostcodes(form.postcodes);
  const [hours = '0', minutes = '0'] = form.cutOff.trim().split(':');
  const schedule: Schedule = {
    ...before?.scheduledDeliveryConfig,
    handlingDays: Number(form.lead),
    timeWindows: hoursOf(form.rows).map(({ day, from, to }) => ({
      day,
      start: pointOf(from),
      end: pointOf(to),
      enabled: true,
    })),
    ...(form.cutOff.trim() && { cutOffTime: { hours: Number(hours), minutes: Number(minutes) } }),
  };
  const place = { latitude: Number(form.latitude), longitude: Number(form.longitude) };
  return {
    areaName: form.name.trim(),
    estimatedDeliveryTime: form.time.trim(),
    ...(form.price.kept
      ? {}
      : { rates: priceRates(form.price, currency), rate: '0', minimumFreeDeliveryOrderAmount: null }),
    ...(form.area === 'postcodes' && { zipConfig: { zipCodes: 'patterns' in read ? read.patterns : [] } }),
    ...(form.area === 'radius' && {
      radiusConfig: {
        radius: Number(form.radius),
        lengthUnit: 'KM' as const,
        address: { formatted: `${form.latitude}, ${form.longitude}`, location: place },
      },
    }),
    ...(form.scheduled && { scheduledDeliveryConfig: schedule }),
  };
}
