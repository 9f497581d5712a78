// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { abandonedCheckoutsDesk } from '#shared/desks/abandoned-checkouts.ts';
import { loadTestSession, sessionResponse } from '#admin/testing/test-session.ts';
import { i18nProvider } from '#admin/i18n/i18n-provider.ts';
import type { AbandonedCheckoutRecord } from '../abandoned-checkout-record.ts';
import { AbandonedCheckoutActions } from './AbandonedCheckoutActions.tsx';
import '../messages.en.ts';

beforeAll(() =>
  loadTestSession(() =>
    sessionResponse({ ownFields: true, permissions: abandonedCheckoutsDesk.rights.edit }),
  ),
);
afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

const show = (notReminded?: string) =>
  render(
    <MemoryRouter>
      <CoreAdminContext i18nProvider={i18nProvider}>
        <AbandonedCheckoutActions
          left={
            {
              id: 'a1',
              status: 'ABANDONED',
              buyerInfo: { email: 'otto@example.com' },
              told: { notReminded },
            } as unknown as AbandonedCheckoutRecord
          }
        />
      </CoreAdminContext>
    </MemoryRouter>,
  );

const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send reminder' });

it('offers no reminder to a buyer who did not agree to one, and says why', () => {
  show('NOT_AGREED');
  expect(send().disabled).toBe(true);
  expect(screen.getByText('No reminder: no consent')).toBeTruthy();
});

it('offers a reminder to a buyer who gets one', () => {
  show();
  expect(send().disabled).toBe(false);
});
