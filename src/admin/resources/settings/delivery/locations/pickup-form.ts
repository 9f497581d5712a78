import type { DeliveryExtras } from '#shared/delivery-offer.ts';
import { checkPlace, tidyPlace } from '#shared/address/address-form.ts';
import { postcodeExample } from '#shared/address/postcodes.ts';
import { addressText } from '#admin/ui/address/address-text.ts';
import type { Problem } from '#admin/ui/form/form-errors.ts';
import type { PickupPlace } from '#wix/local-delivery-operations.ts';
import { problem } from '../rates/typed-number.ts';
import { hoursError, rowsOf, type HoursRow } from './hours.ts';
import { priceProblems, priceRates, readPrice, type PriceForm } from './price-form.ts';

export interface PickupForm {
  name: string;
  active: boolean;
  country: string;
  subdivision: string;
  city: string;
  postalCode: string;
  street: string;
  more: string;
  instructions: string;
  /** When it is ready, in words. */
  time: string;
  price: PriceForm;
  rows: readonly HoursRow[];
  /** In hours; empty: it is not said. */
  preparation: string;
}

export function readPickup(
  place: PickupPlace | undefined,
  deliveryExtras: DeliveryExtras | undefined,
  currency: string,
  country = '',
): PickupForm {
  const { address } = place ?? {};
  const at = addressText(address ? { address } : undefined);
  return {
    name: place?.name ?? '',
    active: place?.active !== false,
    country: place ? at.country : country,
    subdivision: at.subdivision,
    city: at.city,
    postalCode: at.postalCode,
    street: at.addressLine,
    more: at.addressLine2,
    instructions: place?.instructions ?? '',
    time: place?.deliveryTime ?? '',
    price: readPrice(place?.rates ?? [], currency),
    rows: rowsOf(deliveryExtras?.hours ?? []),
    preparation: String(deliveryExtras?.preparationHours ?? ''),
  };
}

const MAX_LENGTH = {
  name: 100,
  city: 50,
  postalCode: 20,
  street: 150,
  more: 100,
  instructions: 1000,
  time: 500,
};

export function pickupProblems(form: PickupForm, currency: string): Readonly<Record<string, Problem>> {
  const wrong: Record<string, Problem> = { ...priceProblems(form.price, currency) };
  for (const [name, max] of Object.entries(MAX_LENGTH)) {
    const text = form[name as keyof typeof MAX_LENGTH];
    if (text.length > max) wrong[name] = problem('long', { most: max });
  }
  if (form.name.trim() === '') wrong['name'] = problem('title');
  if (form.country === '') wrong['country'] = problem('country');
  const place = checkPlace(form);
  if (place.city === 'needed') wrong['city'] ??= problem('city');
  if (place.postalCode === 'wrong')
    wrong['postalCode'] ??= {
      key: 'address.wrongPostcode',
      values: { example: postcodeExample(form.country) },
    };
  if (form.street.trim() === '') wrong['street'] = problem('street');
  const error = hoursError(form.rows);
  if (error) wrong[error.key] = problem(`hours.${error.fault}`);
  const hours = form.preparation.trim();
  if (hours !== '' && !(/^\d{1,3}$/.test(hours) && Number(hours) <= 720))
    wrong['preparation'] = problem('prepared');
  return wrong;
}

/** As the contract has it. */
export function pickupPlace(form: PickupForm, currency: string): PickupPlace {
  const { country, subdivision, city, postalCode } = tidyPlace(form);
  return {
    name: form.name.trim(),
    active: form.active,
    address: {
      country,
      city,
      postalCode,
      addressLine1: form.street.trim(),
      addressLine2: form.more.trim(),
      ...(subdivision && { subdivision }),
    },
    instructions: form.instructions.trim(),
    deliveryTime: form.time.trim(),
    ...(form.price.kept ? {} : { rates: priceRates(form.price, currency) }),
  };
}
