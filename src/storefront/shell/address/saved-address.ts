import type { Member } from '#wix/shopper/member-operations.ts';
import { subdivisionOf } from '#shared/address/address-form.ts';
import { streetOf } from '#shared/address/format-address.ts';
import { EMPTY_ADDRESS, type AddressValues } from './address.ts';

/** One of a member's own; name and phone are those of the profile. */
export type SavedAddress = NonNullable<NonNullable<Member['contact']>['addresses']>[number];

export const addressesOf = ({ contact }: Member): SavedAddress[] => contact?.addresses ?? [];

export const toValues = (address: SavedAddress): AddressValues => ({
  ...EMPTY_ADDRESS,
  line1: streetOf(address),
  line2: address.addressLine2 ?? '',
  city: address.city ?? '',
  postalCode: address.postalCode ?? '',
  country: address.country ?? '',
  subdivision: subdivisionOf(address.country ?? '', address.subdivision ?? ''),
});
