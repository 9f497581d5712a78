import type { MoveAddress, ShownSubscription } from '#shared/subscriptions.ts';
import { EMPTY_ADDRESS, type AddressValues } from '../../shell/address/address.ts';
import { tidyAddress } from '../../shell/address/address-rules.ts';

/** Where it goes now, as one types it. */
export const toValues = ({ addressLine, addressLine2, ...same }: Partial<MoveAddress>): AddressValues => ({
  ...EMPTY_ADDRESS,
  ...same,
  line1: addressLine ?? '',
  line2: addressLine2 ?? '',
});

/** As it goes to the shop: absent rather than empty. */
export function fromValues(values: AddressValues): MoveAddress {
  const { firstName, lastName, phone, line1, line2, city, postalCode, country, subdivision } =
    tidyAddress(values);
  return {
    firstName,
    lastName,
    ...(phone && { phone }),
    addressLine: line1,
    ...(line2 && { addressLine2: line2 }),
    city,
    ...(postalCode && { postalCode }),
    country,
    ...(subdivision && { subdivision }),
  };
}

/** Nothing of it is being charged or owed, which would be of the old place. */
export const mayMove = ({ status, tries, isBeingCharged }: ShownSubscription): boolean =>
  (status === 'ACTIVE' || status === 'PAUSED') && tries === 0 && !isBeingCharged;
