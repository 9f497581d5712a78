// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { afterEach, expect, it, vi } from 'vitest';
import { MemoryRouter } from 'react-router';
import { ReasonCard } from './ReasonCard.tsx';
import type { RefundForm } from './refund-form.ts';

const session = vi.hoisted(() => ({ ownFields: true }));
vi.mock('#admin/access/session.ts', async (original) => ({
  ...(await original<object>()),
  useSession: () => session,
  useStoreProfile: () => ({ name: 'Halfdrop', currency: 'EUR', timeZone: 'UTC', locale: 'en' }),
}));

afterEach(cleanup);

const form = { reason: '', note: '', notify: false, message: '' } as unknown as RefundForm;
const translate = (key: string, values: Record<string, unknown> = {}) =>
  [key, ...Object.values(values).map(String)].join(' ');

function labelFor(buyerLanguage: string | undefined): string {
  render(
    <MemoryRouter>
      <CoreAdminContext
        i18nProvider={{ translate, changeLocale: () => Promise.resolve(), getLocale: () => 'en' }}
      >
        <ReasonCard form={form} email="ada@example.com" buyerLanguage={buyerLanguage} change={() => {}} />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  return screen.getByRole('checkbox').closest('label')?.textContent ?? '';
}

it.each([
  ['pt', 'English'],
  ['he', 'Hebrew'],
  [undefined, 'English'],
])('a buyer of %s is promised a mail in %s', (buyerLanguage, name) => {
  session.ownFields = true;
  expect(labelFor(buyerLanguage)).toBe(`orders.refund.notify.inLanguage ${name}`);
});

it('promises no language where the platform is hosted', () => {
  session.ownFields = false;
  expect(labelFor('pt')).toBe('orders.refund.notify.label');
});
