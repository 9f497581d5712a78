import { changeMember, clearAddresses, readMember } from '#wix/shopper/member-operations.ts';
import type { AddressValues } from '../../shell/address/address.ts';
import { tidyAddress } from '../../shell/address/address-rules.ts';
import { addressesOf, type SavedAddress } from '../../shell/address/saved-address.ts';
import { ownMember } from '../member-store.ts';

export function fromValues(values: AddressValues, id?: string): SavedAddress {
  const { line1, line2, city, postalCode, country, subdivision } = tidyAddress(values);
  return {
    ...(id !== undefined && { _id: id }),
    addressLine: line1,
    ...(line2 && { addressLine2: line2 }),
    city,
    country,
    ...(postalCode && { postalCode }),
    ...(subdivision && { subdivision }),
  };
}

export type AddressChange =
  | { kind: 'add'; address: SavedAddress }
  | { kind: 'replace'; id: string; address: SavedAddress }
  | { kind: 'remove'; id: string }
  /** The first of the list is the one the checkout offers first. */
  | { kind: 'prefer'; id: string };

export function applyChange(list: readonly SavedAddress[], change: AddressChange): SavedAddress[] {
  switch (change.kind) {
    case 'add':
      return [...list, change.address];
    case 'replace':
      // Deleted elsewhere meanwhile: what was typed is not lost.
      return list.some(({ _id }) => _id === change.id)
        ? list.map((address) => (address._id === change.id ? change.address : address))
        : [...list, change.address];
    case 'remove':
      return list.filter(({ _id }) => _id !== change.id);
    case 'prefer':
      return list.toSorted((a, b) => Number(b._id === change.id) - Number(a._id === change.id));
  }
}

/** Applied to what the platform has now, so that what another tab or device changed meanwhile stays. */
export async function changeAddresses(change: AddressChange): Promise<void> {
  const now = await readMember();
  const id = now._id ?? '';
  const before = addressesOf(now);
  const after = applyChange(before, change);
  if (after.length === 0) {
    ownMember.accept(before.length === 0 ? now : await clearAddresses(id));
    return;
  }
  ownMember.accept(await changeMember(id, { contact: { addresses: after } }));
}
