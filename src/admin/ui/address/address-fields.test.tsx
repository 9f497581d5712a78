// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { i18nProvider } from '../../i18n/i18n-provider.ts';
import { placeFields } from '#shared/address/address-form.ts';
import { listCountries } from '#shared/countries.ts';
import { AddressFields } from './AddressFields.tsx';
import { addressText, checkAddressText, tidyAddressText, type AddressText } from './address-text.ts';
import { placeLabel } from './place-label.ts';

vi.mock('../../access/session.ts', () => ({ useStoreProfile: () => ({ locale: 'en' }) }));

afterEach(cleanup);

const heard = vi.fn<(text: AddressText) => void>();
const latest = (): AddressText | undefined => heard.mock.lastCall?.[0];

function Form({ before }: { before: AddressText }) {
  const [text, setText] = useState(before);
  return (
    <CoreAdminContext i18nProvider={i18nProvider}>
      <AddressFields
        text={text}
        problems={checkAddressText(text, before)}
        onChange={(next) => {
          heard(next);
          setText(next);
        }}
      />
    </CoreAdminContext>
  );
}

const choose = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

const labels = (): string[] => [...document.querySelectorAll('label')].map(({ textContent }) => textContent);

const california = addressText({
  address: {
    country: 'US',
    subdivision: 'CA',
    city: 'Mountain View',
    postalCode: '94043',
    streetAddress: { name: 'Castro St', number: '650' },
  },
  contactDetails: { firstName: 'Ann', phone: null },
});

describe('the form of addresses', () => {
  it.each([
    ['US', ['City', 'State', 'ZIP code']],
    ['CA', ['City', 'Province', 'Postal code']],
    ['PT', ['Postal code', 'City']],
    ['JP', ['City', 'Prefecture', 'Postal code']],
    ['IE', ['City', 'County (optional)', 'Eircode (optional)']],
    ['HK', ['District']],
    ['BR', ['City', 'State', 'Postal code']],
    ['IL', ['City', 'Postal code (optional)']],
    ['GB', ['Town or city', 'Postal code']],
    ['DE', ['Postal code', 'City']],
  ])('has the fields of %s in their order, and offers its states', (country, fields) => {
    render(<Form before={addressText(undefined)} />);
    choose('Country or region', country);
    expect(labels()).toEqual([
      'First name',
      'Last name',
      'Company',
      'Country or region',
      'Street and number',
      'Apartment, floor (optional)',
      ...fields,
      'Phone',
    ]);
    const state = fields.find((field) => /State|Province|Prefecture|County/.test(field));
    if (!state) return;
    const codes = [...screen.getByLabelText<HTMLSelectElement>(state).options].map(({ value }) => value);
    expect(codes.length).toBeGreaterThan(10);
    expect(codes.slice(1).every((code) => code.startsWith(`${country}-`))).toBe(true);
  });

  it('has a label for every field of every country', () => {
    const translate = (key: string, values?: object) => i18nProvider.translate(key, values);
    for (const { code } of listCountries('en'))
      for (const field of placeFields(code)) expect(placeLabel(translate, field)).not.toContain('address.');
  });

  it('reads what is stored in any form, and stores the contract’s', () => {
    render(<Form before={california} />);
    expect(screen.getByLabelText<HTMLSelectElement>('State').value).toBe('US-CA');
    expect(screen.getByLabelText<HTMLInputElement>('Street and number').value).toBe('650 Castro St');
    choose('ZIP code', '940431234');
    expect(tidyAddressText(latest() ?? california)).toMatchObject({
      subdivision: 'US-CA',
      postalCode: '94043-1234',
    });
  });

  it('keeps nothing of the country before, and says what cannot be', () => {
    render(<Form before={california} />);
    choose('Country or region', 'PT');
    expect(latest()).toMatchObject({ country: 'PT', subdivision: '', postalCode: '', city: 'Mountain View' });
    choose('Postal code', '94043');
    expect(screen.getByLabelText('Postal code').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Enter it like 4000-318.')).toBeTruthy();
    choose('Postal code', '4000318');
    fireEvent.blur(screen.getByLabelText('Postal code'));
    expect(latest()?.postalCode).toBe('4000-318');
  });

  it('does not stand in the way of a change by what was wrong before', () => {
    const before = { ...california, postalCode: '1' };
    expect(checkAddressText({ ...before, firstName: 'Eve' }, before)).toEqual({});
    expect(checkAddressText({ ...before, postalCode: '2' }, before)).toEqual({ postalCode: 'wrong' });
    expect(checkAddressText({ ...before, phone: 'call me' }, before)).toEqual({ phone: true });
  });
});
