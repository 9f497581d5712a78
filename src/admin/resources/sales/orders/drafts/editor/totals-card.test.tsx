// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { afterEach, expect, it } from 'vitest';
import type { CalculatedDraft } from '#wix/draft-operations.ts';
import { TotalsCard } from './TotalsCard.tsx';

afterEach(cleanup);

const draft = (total: string) =>
  ({
    draftOrder: {
      currency: 'EUR',
      priceSummary: {
        subtotal: { amount: '185.00' },
        discount: { amount: '18.50' },
        shipping: { amount: '9.00' },
        tax: { amount: '32.82' },
        total: { amount: total },
      },
    },
  }) as CalculatedDraft;

it.each([
  ['that prices include stands below the total', '175.50', ['delivery', 'total', 'taxWithin']],
  ['on top of the prices stands among what is added', '208.32', ['delivery', 'tax', 'total']],
])('tax %s', (_, total, last) => {
  render(
    <CoreAdminContext>
      <TotalsCard calculated={draft(total)} settled />
    </CoreAdminContext>,
  );
  const rows = screen.getAllByRole('term').map(({ textContent }) => textContent?.split('.').at(-1));
  expect(rows.slice(-3)).toEqual(last);
});
