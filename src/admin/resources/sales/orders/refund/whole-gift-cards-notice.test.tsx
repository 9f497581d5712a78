// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import Big from 'big.js';
import { CoreAdminContext } from 'ra-core';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { giftCardsDesk } from '#shared/desks/gift-cards.ts';
import { loadTestSession, sessionResponse } from '#admin/testing/test-session.ts';
import { messages } from '#admin/i18n/messages.ts';
import { WholeGiftCardsNotice } from './WholeGiftCardsNotice.tsx';
import '../messages-refund.en.ts';

const change = vi.fn();

beforeEach(() => loadTestSession(() => sessionResponse({ permissions: giftCardsDesk.rights.edit })));
afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

const show = (placed: string) =>
  render(
    <MemoryRouter>
      <CoreAdminContext
        i18nProvider={{
          translate: (key: string, values?: object) => messages.say(key, { ...values }),
          changeLocale: () => Promise.resolve(),
          getLocale: () => 'en',
        }}
      >
        <WholeGiftCardsNotice
          bound={{ whole: Big('30'), left: Big('12.5') }}
          placed={Big(placed)}
          currency="EUR"
          email="ana@example.com"
          change={change}
        />
      </CoreAdminContext>
    </MemoryRouter>,
  );

it('says what a gift card takes back and what has no place, and offers both ways out', () => {
  show('20');
  expect(screen.getByRole('note').textContent).toContain('€30.00');
  expect(screen.getByRole('note').textContent).toContain('€12.50 of this refund');
  expect(screen.getByRole('link', { name: 'Issue a gift card of €12.50' }).getAttribute('href')).toBe(
    '/gift-cards',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Refund only €20.00' }));
  expect(change).toHaveBeenLastCalledWith({ set: 'field', field: 'customAmount', to: '20.00' });
});

it('offers no smaller refund where no other payment takes anything', () => {
  show('0');
  expect(screen.queryByRole('button')).toBeNull();
});
