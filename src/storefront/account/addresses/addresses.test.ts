import { expect, it } from 'vitest';
import { toValues, type SavedAddress } from '../../shell/address/saved-address.ts';
import { applyChange, fromValues } from './addresses.ts';

const list: SavedAddress[] = [
  { _id: '1', addressLine: 'Oudegracht 118', city: 'Utrecht', country: 'NL', postalCode: '3511 AW' },
  { _id: '2', streetAddress: { name: 'Rua Augusta', number: '12' }, city: 'Lisboa', country: 'PT' },
];
const other: SavedAddress = { _id: '3', addressLine: 'Allenby 40', city: 'Tel Aviv', country: 'IL' };
const ids = (addresses: readonly SavedAddress[]) => addresses.map(({ _id }) => _id);

it('adds at the end, takes out, and puts the preferred one first', () => {
  expect(ids(applyChange(list, { kind: 'add', address: other }))).toEqual(['1', '2', '3']);
  expect(ids(applyChange(list, { kind: 'remove', id: '1' }))).toEqual(['2']);
  expect(ids(applyChange([...list, other], { kind: 'prefer', id: '3' }))).toEqual(['3', '1', '2']);
});

it('keeps what was typed even where another tab deleted the address', () => {
  const address = { ...other, _id: '1' };
  expect(applyChange(list, { kind: 'replace', id: '1', address })[0]).toEqual(address);
  expect(ids(applyChange(list.slice(1), { kind: 'replace', id: '1', address }))).toEqual(['2', '1']);
});

it('writes an address as it was read', () => {
  const [first = {}, second = {}] = list;
  expect(fromValues(toValues(first), '1')).toEqual(first);
  expect(toValues(second).line1).toBe('Rua Augusta 12');
});
