import type { DeliveryKeeping } from '../../../../shared/delivery-offer.ts';
import type { Problem } from '../../../ui/form/form-errors.ts';
import type { PickupPlace } from '../../../../wix/local-delivery-operations.ts';
import { problem } from '../rates/typed-number.ts';
import { hoursFault, rowsOf, type HoursRow } from './hours.ts';
import { priceProblems, priceRates, readPrice, type PriceForm } from './price-form.ts';

export interface PickupForm {
  name: string;
  active: boolean;
  country: string;
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

const streetOf = ({ address }: PickupPlace): string => {
  const { streetAddress, addressLine1, addressLine } = address ?? {};
  const parts = [streetAddress?.name, streetAddress?.number].filter(Boolean);
  return addressLine1 ?? addressLine ?? parts.join(' ');
};

export function readPickup(
  place: PickupPlace | undefined,
  keeping: DeliveryKeeping | undefined,
  currency: string,
  country = '',
): PickupForm {
  const { address } = place ?? {};
  return {
    name: place?.name ?? '',
    active: place?.active !== false,
    country: address?.country ?? (place ? '' : country),
    city: address?.city ?? '',
    postalCode: address?.postalCode ?? '',
    street: place ? streetOf(place) : '',
    more: address?.addressLine2 ?? '',
    instructions: place?.instructions ?? '',
    time: place?.deliveryTime ?? '',
    price: readPrice(place?.rates ?? [], currency),
    rows: rowsOf(keeping?.hours ?? []),
    preparation: String(keeping?.preparationHours ?? ''),
  };
}

const LONGEST = {
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
  for (const [name, most] of Object.entries(LONGEST)) {
    const text = form[name as keyof typeof LONGEST];
    if (text.length > most) wrong[name] = problem('long', { most });
  }
  if (form.name.trim() === '') wrong['name'] = problem('title');
  if (form.country === '') wrong['country'] = problem('country');
  if (form.city.trim() === '') wrong['city'] = problem('city');
  if (form.street.trim() === '') wrong['street'] = problem('street');
  const fault = hoursFault(form.rows);
  if (fault) wrong[fault.key] = problem(`hours.${fault.fault}`);
  const hours = form.preparation.trim();
  if (hours !== '' && !(/^\d{1,3}$/.test(hours) && Number(hours) <= 720))
    wrong['preparation'] = problem('prepared');
  return wrong;
}

/** As the contract has it. */
export const pickupPlace = (form: PickupForm, currency: string): PickupPlace => ({
  name: form.name.trim(),
  active: form.active,
  address: {
    country: form.country,
    city: form.city.trim(),
    postalCode: form.postalCode.trim(),
    addressLine1: form.street.trim(),
    addressLine2: form.more.trim(),
  },
  instructions: form.instructions.trim(),
  deliveryTime: form.time.trim(),
  ...(form.price.kept ? {} : { rates: priceRates(form.price, currency) }),
});
