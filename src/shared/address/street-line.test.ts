import { expect, it } from 'vitest';
import { bothStreetForms, streetIn, streetLine } from './street-line.ts';

it.each([
  ['235 West 23rd Street', 'West 23rd Street', '235'],
  ['Rua do Ouro 12', 'Rua do Ouro', '12'],
  ['Hauptstraße 5a', 'Hauptstraße', '5a'],
  ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
  ['Via Roma, 12-14', 'Via Roma', '12-14'],
  ['רחוב דן 34', 'רחוב דן', '34'],
])('docs: %s names a street and its number', (line, name, number) => {
  expect(streetIn(line)).toEqual({ name, number });
});

it.each(['', 'Harbour Cottage', 'P.O. Box 123', '12 Rue 4', 'Apt 4, Jay Street 20', 'Highway 61', null])(
  'assumed: %s names none for certain',
  (line) => {
    expect(streetIn(line)).toBeUndefined();
  },
);

it('docs: a street and its number are one line in the order of the country', () => {
  expect(streetLine({ name: 'Jay Street', number: '20' }, 'US')).toBe('20 Jay Street');
  expect(streetLine({ name: 'Rua do Ouro', number: '12' }, 'PT')).toBe('Rua do Ouro 12');
  expect(streetLine({ name: 'Rua do Ouro', number: '' }, 'PT')).toBe('Rua do Ouro');
});

it('assumed: each form completes the other, and a line counts where they contradict each other', () => {
  const street = { name: 'Rua do Ouro', number: '12' };
  expect(bothStreetForms({ addressLine: 'Rua do Ouro 12' })).toMatchObject({ streetAddress: street });
  expect(bothStreetForms({ streetAddress: street, country: 'PT' })).toMatchObject({
    addressLine: 'Rua do Ouro 12',
  });
  expect(bothStreetForms({ addressLine: 'Rua do Ouro 12, 3 Esq', streetAddress: street })).toEqual({
    addressLine: 'Rua do Ouro 12, 3 Esq',
    streetAddress: street,
  });
  expect(bothStreetForms({ addressLine: 'Rua da Prata 4', streetAddress: street })).toMatchObject({
    streetAddress: { name: 'Rua da Prata', number: '4' },
  });
  expect(bothStreetForms({ addressLine: 'Castle', streetAddress: street }).streetAddress).toBeUndefined();
  expect(bothStreetForms({ streetAddress: { name: '', number: '' } })).toEqual({
    addressLine: '',
    streetAddress: undefined,
  });
});
