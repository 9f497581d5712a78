// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { PLAIN_LOOK } from '#shared/storefront.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { PageProvider, type PageFacts } from '../page-context.tsx';
import { EMPTY_ADDRESS, withField } from './address.ts';
import { checkAddress } from './address-rules.ts';
import { AddressFields } from './AddressFields.tsx';

beforeAll(async () => {
  // The form loads it when it needs it; under load that takes longer than a test waits.
  await Promise.all([loadMessages('en', ['address']), import('#shared/address/subdivisions.ts')]);
});
afterEach(cleanup);

const facts = {
  locale: 'en',
  path: '/',
  search: '',
  store: { look: PLAIN_LOOK },
} as unknown as PageFacts;

function offered(more: Partial<Parameters<typeof AddressFields>[0]>): string[] {
  cleanup();
  render(
    <PageProvider facts={facts}>
      <AddressFields
        values={EMPTY_ADDRESS}
        problems={{}}
        onChange={() => undefined}
        onLeave={() => undefined}
        {...more}
      />
    </PageProvider>,
  );
  const select = screen.getByLabelText<HTMLSelectElement>('Country');
  return [...select.options].map(({ value }) => value).filter((value) => value !== '');
}

function Form() {
  const [values, setValues] = useState(EMPTY_ADDRESS);
  return (
    <PageProvider facts={facts}>
      <AddressFields
        values={values}
        problems={checkAddress(values)}
        onChange={(field, value) => setValues((now) => withField(now, field, value))}
        onLeave={() => undefined}
      />
    </PageProvider>
  );
}

const choose = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

/** The fields below the street: each with a star where it must be filled in. */
const placeLabels = (): string[] =>
  [
    ...document.querySelectorAll<HTMLInputElement>(
      '[name$="city"], [name$="subdivision"], [name$="postalCode"]',
    ),
  ].map((input) => `${input.labels?.[0]?.textContent ?? ''}${input.required ? '*' : ''}`);

it.each([
  ['US', ['Town or city*', 'State*', 'ZIP code*']],
  ['CA', ['Town or city*', 'Province*', 'Postal code*']],
  ['PT', ['Postal code*', 'Town or city*']],
  ['JP', ['Town or city*', 'Prefecture*', 'Postal code*']],
  ['IE', ['Town or city*', 'County (optional)', 'Eircode (optional)']],
  ['HK', ['District*']],
  ['BR', ['Town or city*', 'State*', 'Postal code*']],
  ['IL', ['Town or city*', 'Postal code (optional)']],
  ['GB', ['Town or city*', 'Postal code*']],
  ['DE', ['Postal code*', 'Town or city*']],
  ['SG', ['Postal code*']],
])('asks what addresses of %s have, in their order', (country, labels) => {
  render(<Form />);
  choose('Country', country);
  expect(placeLabels()).toEqual(labels);
});

it('keeps nothing of the country before', async () => {
  render(<Form />);
  choose('Country', 'US');
  const states = screen.getByLabelText<HTMLSelectElement>('State');
  await waitFor(() => expect(states.options.length).toBeGreaterThan(50));
  choose('State', 'US-CA');
  choose('ZIP code', '90210-1234');
  choose('Town or city', 'Porto');
  choose('Country', 'PT');
  expect(screen.queryByLabelText('State')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Postal code').value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Town or city').value).toBe('Porto');
  choose('Country', 'CA');
  expect(screen.getByLabelText<HTMLSelectElement>('Province').value).toBe('');
});

it('offers the countries that the store delivers to, and keeps the one that was chosen before', () => {
  expect(offered({}).length).toBeGreaterThan(200);
  expect(offered({ served: { only: ['PT', 'ES'] } })).toEqual(['PT', 'ES']);
  expect(offered({ served: { only: ['PT'] }, values: { ...EMPTY_ADDRESS, country: 'JP' } })).toEqual([
    'PT',
    'JP',
  ]);
  const rest = offered({ served: { except: ['SD'] } });
  expect(rest).toContain('JP');
  expect(rest).not.toContain('SD');
});

it('offers any country where the address may be a billing address, those with delivery first', () => {
  const all = offered({ served: { only: ['PT', 'ES'] }, anyCountry: true });
  expect(all.slice(0, 2)).toEqual(['PT', 'ES']);
  expect(all.length).toBe(offered({}).length);
  offered({ served: { only: ['PT', 'ES'] }, anyCountry: true });
  const groups = screen.getAllByRole('group').map((group) => group.getAttribute('label'));
  expect(groups).toEqual(['We deliver to', 'Other countries']);
});
